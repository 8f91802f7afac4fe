/** Jerome K. Jerome, Three Men in a Boat (1889). */
export const novel = [
  'There were four of us—George, and William Samuel Harris, and myself, and Montmorency.',
  'We were sitting in my room, smoking, and talking about how bad we were—bad from a medical point of view I mean, of course.',
  'We were all feeling seedy, and we were getting quite nervous about it.',
  'Harris said he felt such extraordinary fits of giddiness come over him at times, that he hardly knew what he was doing; and then George said that he had fits of giddiness too, and hardly knew what he was doing.',
  'With me, it was my liver that was out of order.',
  'I knew it was my liver that was out of order, because I had just been reading a patent liver-pill circular, in which were detailed the various symptoms by which a man could tell when his liver was out of order.',
  'I had them all.',
];
/** The next sentences of it. */
export const novelContinued = [
  'It is a most extraordinary thing, but I never read a patent medicine advertisement without being impelled to the conclusion that I am suffering from the particular disease therein dealt with in its most virulent form.',
  'The diagnosis seems in every case to correspond exactly with all the sensations that I have ever felt.',
  'I remember going to the British Museum one day to read up the treatment for some slight ailment of which I had a touch—hay fever, I fancy it was.',
  'I got down the book, and read all I came to read; and then, in an unthinking moment, I idly turned the leaves, and began to indolently study diseases, generally.',
  'I forget which was the first distemper I plunged into—some fearful, devastating scourge, I know—and, before I had glanced half down the list of “premonitory symptoms,” it was borne in upon me that I had fairly got it.',
];
/** Written for these tests in the manner of a chat assistant. */
export const assistant = [
  'Effective communication plays a crucial role in fostering trust, enhancing collaboration, and driving long-term success across diverse teams.',
  'By prioritizing transparency and active listening, organizations can create a supportive environment where every individual feels valued and empowered.',
  'Moreover, leveraging modern digital tools enables seamless coordination, ensuring that critical insights are shared in a timely and impactful manner.',
  'It is also important to recognize the significance of continuous feedback, which serves as a catalyst for growth, innovation, and resilience.',
  'Ultimately, embracing these strategies not only strengthens relationships but also lays a robust foundation for sustainable development.',
  'In addition, leaders should foster a culture of openness, highlighting the importance of empathy and mutual respect in every interaction.',
  'These key practices collectively contribute to a dynamic and inclusive workplace, underscoring the transformative power of meaningful dialogue.',
];
