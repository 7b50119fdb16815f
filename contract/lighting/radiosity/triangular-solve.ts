/**
 * Solves (1 − F·ρ)·E = E₀ for many E₀. The matrix is diagonally dominant, because reflectances are
 * below 1, so it is factorised into two triangles without pivoting, once per room.
 */
export function solverOf(
  factors: Float64Array,
  reflectances: readonly number[],
): (direct: Float64Array) => Float64Array {
  const count = reflectances.length;
  const matrix = factors.slice();
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const place = row * count + column;
      matrix[place] = (row === column ? 1 : 0) - (matrix[place] ?? 0) * (reflectances[column] ?? 0);
    }
  }
  split(matrix, count);
  return (direct) => substitute(matrix, direct.slice());
}

/** Replaces the matrix by L and U, row by row. */
function split(matrix: Float64Array, count: number): void {
  for (let row = 1; row < count; row++) {
    const start = row * count;
    for (let pivot = 0; pivot < row; pivot++) {
      const above = pivot * count;
      const factor = (matrix[start + pivot] ?? 0) / (matrix[above + pivot] ?? 1);
      matrix[start + pivot] = factor;
      if (factor === 0) continue;
      for (let column = pivot + 1; column < count; column++) {
        matrix[start + column] =
          (matrix[start + column] ?? 0) - factor * (matrix[above + column] ?? 0);
      }
    }
  }
}

function substitute(matrix: Float64Array, values: Float64Array): Float64Array {
  const count = values.length;
  for (let row = 1; row < count; row++) {
    let sum = values[row] ?? 0;
    for (let column = 0; column < row; column++) {
      sum -= (matrix[row * count + column] ?? 0) * (values[column] ?? 0);
    }
    values[row] = sum;
  }
  for (let row = count - 1; row >= 0; row--) {
    let sum = values[row] ?? 0;
    for (let column = row + 1; column < count; column++) {
      sum -= (matrix[row * count + column] ?? 0) * (values[column] ?? 0);
    }
    values[row] = sum / (matrix[row * count + row] ?? 1);
  }
  return values;
}
