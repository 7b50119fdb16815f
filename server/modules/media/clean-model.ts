import type { Document, GLTF, JSONDocument } from "@gltf-transform/core";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import { cleanPicture } from "./clean-picture.ts";
import { refuseFile } from "./refuse-file.ts";

export const MOST_MODEL_BYTES = 2 * 1024 * 1024;
/** Each is decoded and encoded anew, also where all are cut from the same bytes. */
const MOST_PICTURES = 32;
/** What its numbers may unpack to, packed parts counted twice; eight times as much as the largest of the shop's own. */
const MOST_UNPACKED = 32 * 1024 * 1024;

/**
 * A model written anew: its shapes, surfaces and finishes, its pictures as any other picture. Notes are left out, and what
 * refers to other files, or is of a kind that the viewer does not know, is refused.
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

/** Loaded when the first model comes: most processes never see one. */
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

/** By what the file itself says: nothing is unpacked before that is known to fit. */
function unpackedSize({ bufferViews = [], accessors = [] }: GLTF.IGLTF): number {
  const views = bufferViews.flatMap(({ byteLength, extensions = {} }) => [
    byteLength,
    ...Object.values(extensions).map(packedSize),
  ]);
  // Each has numbers of its own when it is read, also where several are cut from the same bytes.
  const entries = accessors.map(({ count, type }) => count * (SIZES[type] ?? MOST_SIZE));
  // One below nought would make room for another.
  return [...views, ...entries].reduce((sum, size) => (size >= 0 ? sum + size : Infinity), 0);
}

/** What is packed says a size of its own, whatever the part it stands for says. */
function packedSize(extension: unknown): number {
  const { count = 0, byteStride = 0 } = extension as { count?: number; byteStride?: number };
  return count * byteStride;
}

/** Bytes of an entry, whose numbers have four bytes at most. */
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
