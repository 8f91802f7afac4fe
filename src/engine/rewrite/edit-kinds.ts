import reasons from './edit-kinds.json' with { type: 'json' };

/** Kinds of edits, each with the reason that readers see. */
export { reasons };

export type EditKind = keyof typeof reasons;
