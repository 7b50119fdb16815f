/** Reads the USDZ files that the model viewer makes for Quick Look on Apple's devices. */

export const SCENE = "model.usda";

/** An entry of the archive: USDZ stores files uncompressed. */
interface Entry {
  name: string;
  /** Position of its bytes in the archive; Quick Look needs multiples of 64. */
  start: number;
  bytes: Buffer;
}

const LOCAL_HEADER = 0x04034b50;
const HEADER_LENGTH = 30;

export function entriesOf(archive: Buffer): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  while (archive.readUInt32LE(at) === LOCAL_HEADER) {
    const isStored = archive.readUInt16LE(at + 8) === 0;
    if (!isStored) throw new Error("a compressed file in a USDZ");
    const length = archive.readUInt32LE(at + 18);
    const [nameLength, extraLength] = [
      archive.readUInt16LE(at + 26),
      archive.readUInt16LE(at + 28),
    ];
    const start = at + HEADER_LENGTH + nameLength + extraLength;
    const name = archive.toString("utf8", at + HEADER_LENGTH, at + HEADER_LENGTH + nameLength);
    entries.push({ name, start, bytes: archive.subarray(start, start + length) });
    at = start + length;
  }
  return entries;
}

const numbersIn = (text: string) => (text.match(/-?\d[\d.e+-]*/g) ?? []).map(Number);

type Matrix = readonly number[];
const SAME: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** USD multiplies row vectors: the matrix of a child comes before its parent's. */
function product(child: Matrix, parent: Matrix): Matrix {
  return child.map((_, place) => {
    const [row, column] = [Math.floor(place / 4), place % 4];
    return [0, 1, 2, 3].reduce(
      (sum, k) => sum + (child[row * 4 + k] ?? 0) * (parent[k * 4 + column] ?? 0),
      0,
    );
  });
}

function moved([x = 0, y = 0, z = 0]: readonly number[], matrix: Matrix): number[] {
  const at = (column: number) => matrix[column] ?? 0;
  return [0, 1, 2].map((c) => x * at(c) + y * at(4 + c) + z * at(8 + c) + at(12 + c));
}

interface Node {
  matrix: Matrix;
  geometry: string | undefined;
}

interface Placed {
  geometry: string;
  matrix: Matrix;
}

/** The referenced geometry files, each with the matrix that places it in the scene. */
function placedGeometries(scene: string): Placed[] {
  const nodes: Node[] = [];
  const lines = scene.split("\n").map((one) => one.trim());
  return lines.flatMap((line) => {
    if (line.startsWith("def ") || line.endsWith("= {"))
      nodes.push({ matrix: nodes.at(-1)?.matrix ?? SAME, geometry: undefined });
    else if (line === "}") nodes.pop();
    const node = nodes.at(-1);
    return node ? placedBy(line, node) : [];
  });
}

/** A node names its geometry first, then the matrix that places it. */
function placedBy(line: string, node: Node): Placed[] {
  const reference = /references = @\.\/(.+\.usda)@/.exec(line)?.[1];
  if (reference) node.geometry = reference;
  const [, own] = line.split("xformOp:transform = ");
  if (!own) return [];
  node.matrix = product(numbersIn(own), node.matrix);
  return node.geometry ? [{ geometry: node.geometry, matrix: node.matrix }] : [];
}

/** The size of everything in the scene along each axis, in metres. */
export function sizeOf(entries: readonly Entry[]): number[] {
  const texts = new Map(entries.map(({ name, bytes }) => [name, bytes.toString()]));
  const points = placedGeometries(texts.get(SCENE) ?? "").flatMap(({ geometry, matrix }) =>
    pointsOf(texts.get(geometry) ?? "").map((point) => moved(point, matrix)),
  );
  return [0, 1, 2].map((axis) => {
    const values = points.map((point) => point[axis] ?? 0);
    const least = values.reduce((one, other) => Math.min(one, other), Infinity);
    return values.reduce((one, other) => Math.max(one, other), -Infinity) - least;
  });
}

function pointsOf(geometry: string): number[][] {
  const [, points = ""] = /point3f\[\] points = \[(.*)\]/.exec(geometry) ?? [];
  return points.split("), (").map(numbersIn);
}
