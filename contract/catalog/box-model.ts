/** A plain box as a GLB file, for a product that nobody has modelled yet. */

export const BOX_STANDINGS = ["floor", "wall", "ceiling"] as const;
export type BoxStanding = (typeof BOX_STANDINGS)[number];

/** Outer dimensions in mm; the depth is the projection of what is on a wall. */
export interface BoxEdges {
  width: number;
  height: number;
  depth: number;
}

/** The name by which the shop tells a box from a model of the product itself. */
export const BOX_MATERIAL = "plain-box";
const GREY = 0.55;

type Point = readonly [x: number, y: number, z: number];
const AXES = [0, 1, 2] as const;

/** The origin is where the product is mounted, as in every model of the shop. */
function centreOf({ height, depth }: BoxEdges, standing: BoxStanding): Point {
  const heights = { floor: height / 2, wall: 0, ceiling: -height / 2 };
  return [0, heights[standing], standing === "wall" ? depth / 2 : 0];
}

/** One face: its four corners from −1 to 1, seen from outside counter-clockwise. */
function cornersOf(axis: number, side: 1 | -1): Point[] {
  const around = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const ordered = side === 1 ? around : around.toReversed();
  return ordered.map(([first, second]) => {
    const along = { [axis]: side, [(axis + 1) % 3]: first, [(axis + 2) % 3]: second };
    return [along[0] ?? 0, along[1] ?? 0, along[2] ?? 0];
  });
}

const FACES = AXES.flatMap((axis) => ([1, -1] as const).map((side) => ({ axis, side })));
const CORNERS = FACES.length * 4;
/** Two triangles for each face. */
const TRIANGLES = FACES.flatMap((_, face) => [0, 1, 2, 0, 2, 3].map((corner) => face * 4 + corner));

export function boxModel(edges: BoxEdges, standing: BoxStanding): Uint8Array<ArrayBuffer> {
  const centre = centreOf(edges, standing);
  const sizes: Point = [edges.width, edges.height, edges.depth];
  const place = (corner: Point, axis: 0 | 1 | 2) =>
    (centre[axis] + (corner[axis] * sizes[axis]) / 2) / 1000;
  const corners = FACES.flatMap(({ axis, side }) => cornersOf(axis, side));
  const positions = new Float32Array(
    corners.flatMap((one) => AXES.map((axis) => place(one, axis))),
  );
  const normals = new Float32Array(
    FACES.flatMap(({ axis, side }) =>
      [0, 1, 2, 3].flatMap(() => AXES.map((one) => (one === axis ? side : 0))),
    ),
  );
  const bounds = (least: (...values: number[]) => number) =>
    AXES.map((axis) => least(...positions.filter((_, index) => index % 3 === axis)));
  const parts = [positions, normals, new Uint16Array(TRIANGLES)];
  return glbOf(describe(parts, { min: bounds(Math.min), max: bounds(Math.max) }), parts);
}

type Part = Float32Array | Uint16Array;
const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const VERTICES = 34962;
const INDICES = 34963;

function describe(parts: readonly Part[], bounds: { min: number[]; max: number[] }) {
  const starts = parts.map((_, index) => lengthOf(parts.slice(0, index)));
  const vectors = { componentType: FLOAT, count: CORNERS, type: "VEC3" };
  return {
    asset: { version: "2.0" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material: 0 }] }],
    materials: [
      {
        name: BOX_MATERIAL,
        pbrMetallicRoughness: { baseColorFactor: [GREY, GREY, GREY, 1], metallicFactor: 0 },
      },
    ],
    accessors: [
      { bufferView: 0, ...vectors, ...bounds },
      { bufferView: 1, ...vectors },
      {
        bufferView: 2,
        componentType: UNSIGNED_SHORT,
        count: TRIANGLES.length,
        type: "SCALAR",
      },
    ],
    bufferViews: parts.map(({ byteLength }, index) => ({
      buffer: 0,
      byteOffset: starts[index],
      byteLength,
      target: index < parts.length - 1 ? VERTICES : INDICES,
    })),
    buffers: [{ byteLength: lengthOf(parts) }],
  };
}

const lengthOf = (parts: readonly Part[]) =>
  parts.reduce((sum, { byteLength }) => sum + byteLength, 0);

const HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;

/** The container of a GLB: a header, the description padded to four bytes, and the numbers. */
function glbOf(description: object, parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const written = JSON.stringify(description);
  const text = written.padEnd(Math.ceil(written.length / 4) * 4);
  const binaryAt = HEADER_BYTES + CHUNK_HEADER_BYTES + text.length;
  const length = binaryAt + CHUNK_HEADER_BYTES + lengthOf(parts);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  const numbers = [
    [0, MAGIC],
    [4, 2],
    [8, length],
    [HEADER_BYTES, text.length],
    [HEADER_BYTES + 4, JSON_CHUNK],
    [binaryAt, lengthOf(parts)],
    [binaryAt + 4, BINARY_CHUNK],
  ] as const;
  for (const [at, value] of numbers) view.setUint32(at, value, true);
  file.set(
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    HEADER_BYTES + CHUNK_HEADER_BYTES,
  );
  let at = binaryAt + CHUNK_HEADER_BYTES;
  for (const { buffer, byteOffset, byteLength } of parts) {
    file.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return file;
}
