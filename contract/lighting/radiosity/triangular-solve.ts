interface Surfaces {
  /** In any unit. */
  areas: readonly number[];
  reflectances: readonly number[];
}

/**
 * Solves E = E₀ + F·ρ·E for many E₀. As A₁·F₁₂ = A₂·F₂₁, the equations are symmetric for √(A·ρ)·E,
 * and positive definite, because reflectances are below 1: they are factorised once per room, by
 * Cholesky, into half as many numbers as without symmetry.
 */
export function solverOf(
  factors: Float64Array,
  { areas, reflectances }: Surfaces,
): (direct: Float64Array) => Float64Array {
  const count = areas.length;
  const scales = areas.map((area, index) => Math.sqrt(area * (reflectances[index] ?? 0)));
  const lower = lowerHalf(factors, areas, reflectances);
  decompose(lower, count);
  return (direct) => {
    const values = direct.map((value, index) => value * (scales[index] ?? 0));
    substituteForward(lower, values);
    substituteBack(lower, values);
    return values.map((value, index) => {
      const scale = scales[index] ?? 0;
      if (scale > 0) return value / scale;
      // A black surface gives nothing to the others, so the equations leave it out.
      return (direct[index] ?? 0) + received(factors, index, values, { areas, reflectances });
    });
  };
}

/** 1 − √(ρ₁⁄A₁)·A₁·F₁₂·√(ρ₂⁄A₂), by rows; only its lower half is filled. */
function lowerHalf(
  factors: Float64Array,
  areas: readonly number[],
  reflectances: readonly number[],
): Float64Array {
  const count = areas.length;
  const shares = areas.map((area, index) => Math.sqrt((reflectances[index] ?? 0) / area));
  const matrix = new Float64Array(count * count);
  for (let row = 0; row < count; row++) {
    const share = (shares[row] ?? 0) * (areas[row] ?? 0);
    for (let column = 0; column < row; column++) {
      const place = row * count + column;
      matrix[place] = -(factors[place] ?? 0) * share * (shares[column] ?? 0);
    }
    matrix[row * count + row] = 1;
  }
  return matrix;
}

/** Replaces the lower half of a matrix M by L, where L·Lᵀ = M. */
function decompose(matrix: Float64Array, count: number): void {
  for (let row = 0; row < count; row++) {
    const start = row * count;
    for (let column = 0; column < row; column++) {
      const above = column * count;
      const rest = (matrix[start + column] ?? 0) - product(matrix, start, above, column);
      matrix[start + column] = rest / (matrix[above + column] ?? 1);
    }
    const rest = (matrix[start + row] ?? 0) - product(matrix, start, start, row);
    matrix[start + row] = Math.sqrt(rest);
  }
}

/** The sum of products of two rows' first elements; two sums, as an addition waits for the one before. */
function product(matrix: Float64Array, one: number, other: number, length: number): number {
  let even = 0;
  let odd = 0;
  let index = 0;
  for (; index + 1 < length; index += 2) {
    even += (matrix[one + index] ?? 0) * (matrix[other + index] ?? 0);
    odd += (matrix[one + index + 1] ?? 0) * (matrix[other + index + 1] ?? 0);
  }
  if (index < length) even += (matrix[one + index] ?? 0) * (matrix[other + index] ?? 0);
  return even + odd;
}

/** Solves L·x = values, in place. */
function substituteForward(lower: Float64Array, values: Float64Array): void {
  const count = values.length;
  for (let row = 0; row < count; row++) {
    let sum = values[row] ?? 0;
    for (let column = 0; column < row; column++) {
      sum -= (lower[row * count + column] ?? 0) * (values[column] ?? 0);
    }
    values[row] = sum / (lower[row * count + row] ?? 1);
  }
}

/** Solves Lᵀ·x = values, in place: by rows of L, whose elements are neighbours in memory. */
function substituteBack(lower: Float64Array, values: Float64Array): void {
  const count = values.length;
  for (let row = count - 1; row >= 0; row--) {
    const value = (values[row] ?? 0) / (lower[row * count + row] ?? 1);
    values[row] = value;
    for (let column = 0; column < row; column++) {
      values[column] = (values[column] ?? 0) - (lower[row * count + column] ?? 0) * value;
    }
  }
}

/** The reflected light (lx) on a surface, from the solution for √(A·ρ)·E. */
function received(
  factors: Float64Array,
  row: number,
  values: Float64Array,
  { areas, reflectances }: Surfaces,
): number {
  const count = values.length;
  let sum = 0;
  for (let column = 0; column < count; column++) {
    const share = Math.sqrt((reflectances[column] ?? 0) / (areas[column] ?? 1));
    sum += (factors[row * count + column] ?? 0) * share * (values[column] ?? 0);
  }
  return sum;
}
