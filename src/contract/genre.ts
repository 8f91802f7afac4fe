import Type, { type Static } from 'typebox';

/** Text types that a client may choose. */
export const genres = ['academic', 'expository', 'fiction', 'promotional'] as const;
export type Genre = (typeof genres)[number];

/** A text type; the empty string means automatic detection. */
export const GenreChoice = Type.Enum([...genres, ''] as const);
export type GenreChoice = Static<typeof GenreChoice>;

export const bands = ['low', 'moderate', 'elevated', 'high'] as const;
export type Band = (typeof bands)[number];
export const BandName = Type.Enum(bands);
