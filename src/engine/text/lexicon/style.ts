/**
 * Style lists, written by hand from knowledge of English and from descriptions of AI-generated text in the
 * literature. The weight of each list is fitted. Entries are separated by `|`; `*` matches any one word.
 */

export const highlighting_verbs =
  'highlighting|underscoring|emphasizing|emphasising|ensuring|showcasing|demonstrating|reflecting|fostering|reinforcing|illustrating|symbolizing|contributing|enabling|allowing|creating|making|leading|resulting|providing|offering|enhancing|cultivating|encompassing|paving|solidifying|cementing|marking|signaling|revealing|shaping|driving|promoting|strengthening|transforming|inviting|leaving|empowering|facilitating|suggesting|indicating|helping|encouraging|supporting|fueling|blending|adding|building|capturing|evoking|echoing';

export const negative_parallelism =
  "not only * but|not only * * but|not only * * * but|not only * * * * but|not only * * * * * but|not just|not merely|not simply|not solely|not because|rather than|more than just|more than a|is not about|are not about|was not about|is not just|are not just|was not just|wasn't just|isn't just|aren't just|isn't about|it's not|it is not|isn't a|not a * but a|not * but|goes beyond|go beyond|extends beyond|extend beyond|less about|not so much";

export const copula_avoidance =
  'serves as|serve as|served as|serving as|stands as|stand as|stood as|acts as|act as|acted as|acting as|functions as|function as|functioned as|represents a|represent a|represented a|represents an|marks a|marked a|marks the|boasts|boasted|boasting|features a|featuring a|offers a|offers an|constitutes|constitute|embodies|embodied|emerges as|emerged as|remains a|ranks among|refers to|symbolizes|exemplifies|epitomizes';

export const stock_phrases =
  "testament to|stands as a testament|plays a crucial role|play a crucial role|plays a vital role|play a vital role|plays a significant role|play a significant role|plays a pivotal role|play a pivotal role|playing a crucial role|crucial role in|vital role in|pivotal role in|key role in|important role in|significant role in|delve into|delves into|delving into|delved into|it is important to note|important to note that|it is worth noting|it is essential to|it is crucial to|it is important to|is essential for|in today's world|in today's digital|in today's fast-paced|fast-paced world|ever-evolving|ever-changing|rapidly evolving|in the realm of|realm of|rich tapestry|tapestry of|a myriad of|myriad of|plethora of|wide range of|a wide range of|wide array of|diverse range of|a variety of|navigate the complexities|complexities of|intricacies of|at the forefront of|pave the way|paving the way|paves the way|shed light on|sheds light on|shedding light on|foster a sense|sense of belonging|a sense of|deeper understanding of|comprehensive understanding|profound impact|lasting impact|significant impact|indelible mark|deeply rooted|treasure trove|beacon of|cornerstone of|game changer|game-changer|double-edged sword|at its core|by leveraging|by embracing|by understanding|by fostering|unlock the|unlocking the|harness the|harnessing the|power of|the power of|the importance of|in conclusion|in summary|when it comes to|whether you're|let's explore|let's dive|dive into|look no further|hidden gem|must-visit|the world of|journey of|a journey|not without its|challenges and opportunities|opportunities and challenges|valuable insights|insights into|meticulously crafted|seamlessly integrates|seamless integration|on a global scale|continues to evolve|as we navigate|moving forward|the ability to|the need for|the potential to|has the potential|contribute to|contributes to|aligns with|in the face of|serves as a reminder|a reminder that|a delicate balance|strike a balance|striking a balance|the intersection of|the complex interplay|interplay between|interplay of|holistic approach|multifaceted|barely above a whisper|couldn't help but|shivers down|a mix of|mixture of|hung in the air|hung heavy|eyes widened|voice barely|let out a breath|breath he didn't|something shifted|the weight of|for the first time in|a testament|vibrant community|nestled in|in the heart of|look forward to|i hope this|hope this email finds|finds you well|please do not hesitate|feel free to|thank you for your understanding";

export const vague_attribution =
  'experts argue|experts say|experts suggest|experts believe|experts agree|researchers have found|research has shown|research shows|research suggests|research indicates|studies have shown|studies show|studies suggest|studies indicate|some argue|some critics|critics argue|many argue|many believe|many experts|many people believe|some people believe|observers note|observers have|scholars argue|scholars have|industry reports|it has been argued|it is widely|is widely regarded|are widely regarded|widely considered|is often considered|is often described|according to experts|it is believed|it is said|proponents argue|opponents argue|supporters argue|analysts say|historians believe|evidence suggests';

export const closing_openers =
  'in conclusion|in summary|to conclude|to sum up|to summarize|in closing|in essence|in short|overall|ultimately|all in all|as a result|therefore|thus|in the end|by following|with these|taken together|looking ahead|finally|in sum';

export const casual_intensifiers =
  "really|very|pretty|actually|basically|totally|literally|stuff|things|thing|lot|lots|kind of|sort of|bit|maybe|anyway|okay|ok|yeah|yes|well|oh|guy|guys|kid|kids|cool|awesome|great|nice|bad|big|sure|huge|super|crazy|weird|funny|damn|hell|crap|lol|haha|hey|wow|ugh|um|hmm|btw|imo|imho|tho|cuz|quite|rather|just|too|probably|i guess|i think|i mean|you know|of course|by the way|at least|i suppose|i don't know|got|get|gets|getting";

export const similes =
  'like a|like an|like the|as if|as though|as a * as|seemed to|felt like|something like|the way a|the kind of';

export const reader_calls =
  "imagine|consider|think about|remember that|keep in mind|let's|picture this|ask yourself|whether you|you can|you'll find|if you're|here are|here's|below are|the following";

export const emphasis_frames =
  "what matters|the point is|the truth is|the real|the result is|the answer is|the question is|here's the thing|that is the|that's the|this is where|this is why|that is why|this means|what makes|what remains|the difference between|the goal is|the key|the reason|in other words|in practice|at the same time|over time";

/**
 * Words that studies of AI-generated text name repeatedly. The fitted ai_vocabulary includes those that are
 * more common in the AI-generated training texts.
 */
export const ai_vocabulary_known =
  'delve|delves|delved|delving|tapestry|underscore|underscores|underscored|underscoring|pivotal|intricate|intricacies|multifaceted|realm|realms|testament|foster|fosters|fostering|nuanced|nuances|meticulous|meticulously|showcase|showcases|showcasing|interplay|vibrant|bustling|myriad|plethora|seamless|seamlessly|leverage|leverages|leveraging|landscape|landscapes|embark|embarks|embarking|navigate|navigating|commendable|invaluable|resonate|resonates|resonated|beacon|holistic|robust|transformative|paramount|crucial|vital|enhance|enhances|enhancing|ensuring|additionally|furthermore|highlighting|emphasizing|garner|garnered|bolster|elevate|elevating|unwavering|resilience|poignant|profound|profoundly|palpable|symphony|kaleidoscope|labyrinth|ethereal|enigmatic|unveil|unveiling|unravel|empower|empowering|cultivate|cultivating|harness|harnessing|streamline|ever-evolving|fast-paced|groundbreaking|cornerstone|synergy|facilitate|facilitating|comprehensive|steadfast|captivating|endeavor|endeavors|aligns|noteworthy|encompass|encompasses|encompassing|indelible|insights|advancements';
