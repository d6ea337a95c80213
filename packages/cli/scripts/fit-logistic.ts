/** A sample of a logistic regression over classes. */
export interface Sample {
  readonly classes: readonly string[];
  readonly isTrue: boolean;
  readonly weight: number;
}

/** Log odds: those of no class, and those that each class adds. */
export interface LogisticFit {
  readonly base: number;
  readonly points: ReadonlyMap<string, number>;
}

const STEPS_MAX = 50;
const CONVERGED = 1e-6;

/** Fits by Newton's method, with a penalty of half the squared points times `ridge`. */
export function fitLogistic(samples: readonly Sample[], ridge: number): LogisticFit {
  const names = [...new Set(samples.flatMap(({ classes }) => classes))].sort();
  const places = new Map(names.map((name, i) => [name, i + 1]));
  const rows = samples.map((sample) => ({
    ...sample,
    places: [0, ...sample.classes.map((name) => places.get(name)!)],
  }));
  const size = names.length + 1;
  const values = new Float64Array(size);
  for (let step = 0; step < STEPS_MAX; step++) {
    const gradient = Float64Array.from(values, (value, i) => (i === 0 ? 0 : -ridge * value));
    const curvature = Array.from({ length: size }, (_, i) => {
      const row = new Float64Array(size);
      row[i] = i === 0 ? 1e-6 : ridge;
      return row;
    });
    for (const { places: own, isTrue, weight } of rows) {
      const sum = own.reduce((total, place) => total + values[place], 0);
      const probability = 1 / (1 + Math.exp(-sum));
      const slope = weight * probability * (1 - probability);
      for (const i of own) {
        gradient[i] += weight * (Number(isTrue) - probability);
        for (const j of own) curvature[i][j] += slope;
      }
    }
    const change = solve(curvature, gradient);
    change.forEach((each, i) => {
      values[i] += each;
    });
    if (Math.max(...change.map(Math.abs)) < CONVERGED) break;
  }
  return { base: values[0], points: new Map(names.map((name, i) => [name, values[i + 1]])) };
}

/** Solves linear equations by Gaussian elimination; the matrix is positive definite. Both arguments are overwritten. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    for (let below = i + 1; below < size; below++) {
      const factor = matrix[below][i] / matrix[i][i];
      if (factor === 0) continue;
      for (let j = i; j < size; j++) matrix[below][j] -= factor * matrix[i][j];
      right[below] -= factor * right[i];
    }
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let j = i + 1; j < size; j++) right[i] -= matrix[i][j] * right[j];
    right[i] /= matrix[i][i];
  }
  return right;
}
