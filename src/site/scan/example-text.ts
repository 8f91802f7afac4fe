/** A text to try the scanner on. Its first and last paragraphs imitate machine writing. */
export const example = `In today's fast-paced world, effective communication serves as a testament to the enduring power of human connection. It is not just about exchanging words; it is about fostering meaningful relationships, building trust, and creating a shared sense of purpose. Moreover, thoughtful dialogue plays a crucial role in shaping resilient communities, highlighting the need for empathy, clarity, and collaboration.

My cousin Ruth still writes letters. She posts them late, mostly from the box outside Hull station, and half of what she says is about the dog. Last March she got as far as "Dear all, the boiler" and then there's a gap, and then a different pen. I rang her. It was the boiler, she said, and after that it was Tuesday, and she couldn't see why I'd want more than that.

Ultimately, the ability to communicate effectively is an invaluable skill that empowers individuals to navigate complex challenges, unlock new opportunities, and foster a more inclusive and interconnected society.`;
