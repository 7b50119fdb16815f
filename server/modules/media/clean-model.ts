import type { Document, GLTF, JSONDocument } from "@gltf-transform/core";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import { cleanPicture } from "./clean-picture.ts";
import { refuseFile } from "./refuse-file.ts";

export const MOST_MODEL_BYTES = 2 * 1024 * 1024;
/** Each is decoded and re-encoded, even if all share the same bytes. */
const MOST_PICTURES = 32;
/**
 * Limit for the decompressed data, counting compressed parts twice; eight times the largest of the
 * shop's own models.
 */
const MOST_UNPACKED = 32 * 1024 * 1024;

/**
 * Rewrites a model: its geometry, materials and variants, with its textures re-encoded like any
 * picture. Metadata is dropped; references to other files and anything unknown to the viewer are
 * refused.
 */
export async function cleanModel(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > MOST_MODEL_BYTES) throw new ProblemError("payload-too-large");
  const files = await modelFiles();
  const packed = await files.binaryToJSON(bytes).catch(refuseFile);
  const { images = [] } = packed.json;
  if (refersElsewhere(packed.json) || images.length > MOST_PICTURES) refuseFile();
  if (unpackedSize(packed.json) > MOST_UNPACKED) refuseFile();
  const model = await files.readJSON(withoutNotes(packed)).catch(refuseFile);
  await cleanTextures(model);
  const clean = Buffer.from(await files.writeBinary(model));
  if (clean.length > MOST_MODEL_BYTES) throw new ProblemError("payload-too-large");
  return clean;
}

/** Loaded when the first model arrives: most processes never see one. */
async function modelFiles() {
  const [{ NodeIO }, extensions, { MeshoptDecoder, MeshoptEncoder }] = await Promise.all([
    import("@gltf-transform/core"),
    import("@gltf-transform/extensions"),
    import("meshoptimizer"),
  ]);
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready]);
  return new NodeIO().registerExtensions(extensions.ALL_EXTENSIONS).registerDependencies({
    "meshopt.decoder": MeshoptDecoder,
    "meshopt.encoder": MeshoptEncoder,
  });
}

function refersElsewhere({ buffers = [], images = [] }: GLTF.IGLTF): boolean {
  return [...buffers, ...images].some(({ uri }) => uri !== undefined);
}

/** Calculated from the file's header: nothing is decompressed before it is known to fit. */
function unpackedSize({ bufferViews = [], accessors = [] }: GLTF.IGLTF): number {
  const views = bufferViews.flatMap(({ byteLength, extensions = {} }) => [
    byteLength,
    ...Object.values(extensions).map(packedSize),
  ]);
  // Each gets its own memory when read, even if several share the same bytes.
  const entries = accessors.map(({ count, type }) => count * (SIZES[type] ?? MOST_SIZE));
  // A negative size would make room for another.
  return [...views, ...entries].reduce((sum, size) => (size >= 0 ? sum + size : Infinity), 0);
}

/** Compressed data states its own size, whatever the part it replaces says. */
function packedSize(extension: unknown): number {
  const { count = 0, byteStride = 0 } = extension as { count?: number; byteStride?: number };
  return count * byteStride;
}

/** Bytes per element, with at most four bytes per number. */
const SIZES: Partial<Record<string, number>> = { SCALAR: 4, VEC2: 8, VEC3: 12, VEC4: 16, MAT2: 16 };
const MOST_SIZE = 64;

function withoutNotes({ json, resources }: JSONDocument): JSONDocument {
  const bare = JSON.parse(JSON.stringify(json), (key, value: unknown) =>
    key === "extras" ? undefined : value,
  ) as GLTF.IGLTF;
  return { json: { ...bare, asset: { version: bare.asset.version } }, resources };
}

async function cleanTextures(model: Document): Promise<void> {
  for (const texture of model.getRoot().listTextures()) {
    const picture = await cleanPicture(texture.getImage() ?? refuseFile());
    texture.setImage(new Uint8Array(picture.bytes)).setMimeType(`image/${picture.kind}`);
  }
}
