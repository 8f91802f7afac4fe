/** Fields of a JSON object as a tree; null stands for a whole value. Arrays have the tree of their items. */
export interface FieldTree {
  readonly [name: string]: FieldTree | null;
}

/** Why a list of field paths is invalid. */
export type FieldProblem =
  | { readonly problem: 'unknown'; readonly path: string; readonly nearest: string }
  | { readonly problem: 'too_many'; readonly paths: number };

export interface FieldBounds {
  /** Paths in a list. */
  readonly fieldPaths: number;
  /** Length of a path that is compared with the known ones. */
  readonly fieldPathChars: number;
}

/** The keywords of a JSON Schema that have fields. */
interface Schema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly items?: object;
  readonly anyOf?: readonly object[];
}

/** All fields of a JSON Schema; null for a value without fields. */
export function fieldsOf(value: object): FieldTree | null {
  const schema: Schema = value;
  if (schema.items !== undefined) return fieldsOf(schema.items);
  if (schema.anyOf !== undefined) return schema.anyOf.map(fieldsOf).find(fields => fields !== null) ?? null;
  if (schema.properties === undefined) return null;
  const entries = Object.entries(schema.properties).map(([name, value]) => [name, fieldsOf(value)]);
  return Object.fromEntries(entries);
}

/** Parses paths such as `score,passages.score` into a tree in their order, or returns the first problem. */
export function parseFields(
  list: string,
  known: FieldTree,
  { fieldPaths, fieldPathChars }: FieldBounds,
): FieldTree | FieldProblem {
  const paths = list.split(',').map(path => path.trim());
  if (paths.length > fieldPaths) return { problem: 'too_many', paths: paths.length };
  const tree: MutableTree = {};
  for (const path of paths) {
    if (!isKnown(path.split('.'), known)) {
      const compared = path.slice(0, fieldPathChars);
      return { problem: 'unknown', path: compared, nearest: nearestPath(compared, pathsOf(known)) };
    }
    add(tree, path.split('.'));
  }
  return tree;
}

export const isFieldProblem = (parsed: FieldTree | FieldProblem): parsed is FieldProblem =>
  typeof parsed.problem === 'string';

interface MutableTree {
  [name: string]: MutableTree | null;
}

function isKnown(names: readonly string[], known: FieldTree): boolean {
  let at: FieldTree | null = known;
  for (const name of names) {
    if (at === null || !Object.hasOwn(at, name)) return false;
    at = at[name]!;
  }
  return true;
}

/** Adds a known path to a tree. A whole value includes its fields, whichever comes first. */
function add(tree: MutableTree, names: readonly string[]): void {
  let at = tree;
  for (const [i, name] of names.entries()) {
    if (at[name] === null) return;
    if (i === names.length - 1) at[name] = null;
    else at = at[name] ??= {};
  }
}

function pathsOf(tree: FieldTree): string[] {
  return Object.entries(tree).flatMap(([name, fields]) =>
    fields === null ? [name] : [name, ...pathsOf(fields).map(path => `${name}.${path}`)],
  );
}

/** The known path with the fewest edits; for a name without a dot, the last name of a path counts too. */
function nearestPath(path: string, known: readonly string[]): string {
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  // A field of a plain value: the value itself.
  if (known.includes(parent) && !known.some(other => other.startsWith(`${parent}.`))) return parent;
  let nearest = '';
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const last = candidate.slice(candidate.lastIndexOf('.') + 1);
    const nested = path.includes('.') ? Number.POSITIVE_INFINITY : editDistance(path, last) + nestedPenalty;
    const distance = Math.min(editDistance(path, candidate), nested);
    if (distance < least) {
      nearest = candidate;
      least = distance;
    }
  }
  return nearest;
}

/** Prefers a field of the object itself to an equally near nested one, and a whole name to its first word. */
const nestedPenalty = 0.5;

/** Letters to insert, delete, replace or exchange with the next one (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        row[j] = Math.min(row[j]!, beforeLast[j - 2]! + 1);
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length]!;
}

/** The fields of a value that a tree names, in the order of the tree. Absent fields stay absent. */
export function selectFields(value: unknown, tree: FieldTree | null): unknown {
  if (tree === null || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(item => selectFields(item, tree));
  const source = value as Readonly<Record<string, unknown>>;
  const selected: Record<string, unknown> = {};
  for (const name in tree)
    if (source[name] !== undefined) selected[name] = selectFields(source[name], tree[name]!);
  return selected;
}

/** Typing errors up to which a name is suggested: a third of its letters, at most. */
const errorsMax = 3;

/** Ends a message about an unknown name, or its first word: `; did you mean "scan"?`. Empty if none is. */
export function didYouMean(typed: string | undefined, names: readonly string[], prefix = ''): string {
  if (typed === undefined) return '';
  let nearest = '';
  let least = Math.min(errorsMax, Math.ceil(typed.length / 3)) + 1;
  const letters = typed.slice(0, 64).toLowerCase();
  for (const name of names) {
    const ofFirstWord = editDistance(letters, name.split('-', 1)[0]!) + nestedPenalty;
    const distance = Math.min(editDistance(letters, name), ofFirstWord);
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest === '' ? '' : `; did you mean "${prefix}${nearest}"?`;
}
