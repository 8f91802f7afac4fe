import Type from 'typebox';

/** Text types a caller may name (SPEC §2.4); the empty string asks the engine to find out. */
export const genres = ['academic', 'expository', 'fiction', 'promotional'] as const;
export type Genre = (typeof genres)[number];

export const GenreChoice = Type.Union([...genres.map(g => Type.Literal(g)), Type.Literal('')]);
export type GenreChoice = Genre | '';

export const bands = ['low', 'moderate', 'elevated', 'high'] as const;
export type Band = (typeof bands)[number];
