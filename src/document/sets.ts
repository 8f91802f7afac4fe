/** The words of a list, for look-up. */
export const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
