/**
 * A sparse matrix in compressed-row form: row `i` holds entries `from[i]` to `from[i + 1]` of `column` and
 * `value`.
 */
export interface SparseRows {
  readonly from: Int32Array;
  readonly column: Int32Array;
  readonly value: Float32Array;
  readonly columns: number;
}

export interface LogisticProblem {
  readonly rows: SparseRows;
  /** 1 for AI-generated, 0 for human-written. */
  readonly label: Uint8Array;
  readonly weight: Float64Array;
  /** Sign constraint per column: 1 for coefficients ≥ 0, -1 for coefficients ≤ 0, 0 for none. */
  readonly sign: Int8Array;
  /** Value towards which the penalty shrinks each coefficient, in the column's units. Default 0. */
  readonly prior?: number;
  /** L2 penalty for columns scaled to mean square 1. */
  readonly penalty: number;
  readonly iterations: number;
}

/**
 * L2-regularised logistic regression with sign constraints, by the accelerated projected gradient method
 * (FISTA; Beck and Teboulle 2009). Deterministic. Returns the coefficients in the columns' units, then the
 * intercept.
 *
 * The n-gram classifier (classifier/softmax.ts) and the injection classifier (injection/fit.ts) have
 * stochastic optimisers: those cannot hold sign constraints exactly, and a full gradient over the features
 * of all excerpts would be too slow for them.
 */
export function fitLogisticRegression(problem: LogisticProblem): Float64Array {
  const { rows, label, weight, sign, penalty, iterations, prior = 0 } = problem;
  const { from, column, value, columns } = rows;
  const count = label.length;
  const total = weight.reduce((sum, w) => sum + w, 0);

  const scale = new Float64Array(columns + 1).fill(0);
  for (let i = 0; i < count; i++) {
    for (let k = from[i]!; k < from[i + 1]!; k++) scale[column[k]!]! += (weight[i]! / total) * value[k]! ** 2;
  }
  for (let j = 0; j < columns; j++) scale[j] = scale[j]! > 0 ? 1 / Math.sqrt(scale[j]!) : 0;
  scale[columns] = 1;

  const margin = (at: Float64Array, i: number): number => {
    let sum = at[columns]!;
    for (let k = from[i]!; k < from[i + 1]!; k++) sum += at[column[k]!]! * scale[column[k]!]! * value[k]!;
    return sum;
  };
  const accumulate = (into: Float64Array, i: number, residual: number): void => {
    into[columns]! += residual;
    for (let k = from[i]!; k < from[i + 1]!; k++)
      into[column[k]!]! += residual * scale[column[k]!]! * value[k]!;
  };

  // The step size depends on the largest curvature, found by power iteration.
  let vector = new Float64Array(columns + 1).fill(1);
  let curvature = 1;
  for (let round = 0; round < 12; round++) {
    const next = new Float64Array(columns + 1);
    for (let i = 0; i < count; i++) accumulate(next, i, (weight[i]! / total) * margin(vector, i));
    curvature = Math.sqrt(next.reduce((sum, x) => sum + x * x, 0));
    vector = next.map(x => x / curvature);
  }
  const step = 1 / (0.25 * curvature * 1.1 + penalty);

  let current = new Float64Array(columns + 1);
  let ahead = new Float64Array(columns + 1);
  let momentum = 1;
  for (let round = 0; round < iterations; round++) {
    const gradient = new Float64Array(columns + 1);
    for (let i = 0; i < count; i++) {
      const chance = 1 / (1 + Math.exp(-margin(ahead, i)));
      accumulate(gradient, i, (weight[i]! / total) * (chance - label[i]!));
    }
    const next = new Float64Array(columns + 1);
    for (let j = 0; j <= columns; j++) {
      const decay = j < columns && scale[j]! > 0 ? penalty * (ahead[j]! - prior / scale[j]!) : 0;
      let moved = ahead[j]! - step * (gradient[j]! + decay);
      if (j < columns && moved * sign[j]! < 0) moved = 0;
      next[j] = moved;
    }
    const after = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2;
    ahead = next.map((x, j) => x + ((momentum - 1) / after) * (x - current[j]!));
    current = next;
    momentum = after;
  }
  return current.map((x, j) => x * scale[j]!);
}
