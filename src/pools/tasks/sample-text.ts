/** A text with what the engine looks for: typography, markup, numbers, names and the wordings of machines. */
export const sampleText = `# Why it matters: a “quick” overview

In today’s fast-paced world, it is important to note that technology plays a pivotal role in how we live — and work. \
Moreover, the committee utilizes a wide range of methods in order to facilitate growth, foster trust, and drive \
innovation. It’s not just a tool—it’s a game-changer. Great question! I hope this helps… Let me know if you'd like more.

## Key takeaways 🚀

- **Speed:** The team’s results weren't measured until 12 May 2019, at a cost of $3.50 (about 5%) per unit.
- **Scale**: Let’s dive in: the landscape of health care is complex, but we can’t ignore it.
* Furthermore, Mr. Smith's report was written by Dr. Jones [1], who didn’t use https://a.example/b?utm_source=chatgpt.com.

1. First, open the file; then, run \`npm test\` and see what happens.
2. She said, "I don't know whether they'd come," and left. Did anyone ask? No. Nobody did!

| Name | Value |
| --- | --- |
| alpha | 3–4 |

> While some argue that the results were very significantly influenced by many factors, others do not. There are many \
people who believe that it could potentially be true. Studies have shown that it is not only fast but also cheap.

Additionally, these breathtaking, vibrant and seamless experiences serve as a testament to the rich tapestry of culture, \
highlighting the importance of collaboration. The old dog slept by the fire, and I walked home in the rain because the \
last bus had gone at ten. My brother called twice; he wanted his ladder back. Due to the fact that the law was passed by \
the council, we should make a decision about the use of the data and provide assistance to each and every child. The \
tool has the ability to commence at this point in time; it is basically really useful, and it boasts a garden that is \
located near the river. They are gonna purchase numerous items prior to the meeting, and do not endeavor to obtain them. \
As an AI language model, I cannot verify this. Whether you're a student, a teacher or a parent, there's something for \
everyone. In conclusion, it is the combination of these factors that makes the difference.
`;
