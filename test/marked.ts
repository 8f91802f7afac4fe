/** The two texts of a marked one, in which ‹a|b› stands for a part `a` that becomes `b`. */
export const beforeAndAfter = (marked: string): [before: string, after: string] => [
  marked.replace(/‹([^|]*)\|[^›]*›/g, '$1'),
  marked.replace(/‹[^|]*\|([^›]*)›/g, '$1'),
];
