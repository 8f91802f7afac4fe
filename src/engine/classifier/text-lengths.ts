// Properties of the trained classifier. Changing them requires retraining.

/** Words that the classifier reads, unless the request asks for the whole text (`deep`). */
export const lightWords = 1_500;

/** Texts are scored in segments of about this many words. */
export const segmentWords = 300;
