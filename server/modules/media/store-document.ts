import { createHash } from "node:crypto";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { cleanDocument } from "./clean-document.ts";
import { cleanModel } from "./clean-model.ts";
import { detectKind, storageKey } from "./file-kind.ts";
import { refuseFile } from "./refuse-file.ts";
import type { MediaTables } from "./tables.ts";
import { writeMissing } from "./write-missing.ts";

export interface PublicDocument {
  kind: "pdf" | "ies" | "glb";
  bytes: Buffer;
}

const MAX_IES_BYTES = 512 * 1024;
/** LM-63 of 1986 has no identifying line; files from makers today begin with one of these. */
const IES = /^(?:IESNA|IES)[:\dA-Z .-]*\r?\n(?:[^\n]*\n)*?TILT=/;

/**
 * A public document: a PDF with only what its pages show, the lines of an IES file, a model without
 * metadata.
 */
export async function cleanPublicDocument(bytes: Buffer): Promise<PublicDocument> {
  const kind = await detectKind(bytes);
  if (kind === "pdf") {
    const document = await cleanDocument(bytes);
    return { kind: "pdf", bytes: document.bytes };
  }
  if (kind === "glb") return { kind, bytes: await cleanModel(bytes) };
  if (kind !== undefined) refuse("document-file-type");
  return { kind: "ies", bytes: cleanPhotometry(bytes) };
}

/** Plain ASCII with nothing that a browser could take for a page; line ends as in the standard. */
function cleanPhotometry(bytes: Buffer): Buffer {
  if (bytes.length > MAX_IES_BYTES) refuse("payload-too-large");
  const text = bytes.toString("latin1").replace(/^\u00ef\u00bb\u00bf/, "");
  if (!/^[\t\r\n\u0020-\u00ff]*$/.test(text) || !IES.test(text.slice(0, 20_000))) refuseFile();
  const lines = text.replaceAll(/[^\t\r\n\u0020-\u007e]/g, "?").split(/\r?\n/);
  return Buffer.from(lines.map((line) => line.trimEnd()).join("\r\n"), "ascii");
}

/** Stores a document under a name derived from its content; the same file is stored once. */
export async function storeDocument(
  work: Work,
  storage: Storage,
  original: Buffer,
  { kind, bytes }: PublicDocument,
): Promise<{ documentId: number; src: string; kind: PublicDocument["kind"] }> {
  const digest = createHash("sha256").update(original).digest();
  const key = storageKey(digest, kind);
  // The file is written first, as with pictures: a file without a row does no harm.
  await writeMissing(storage, key, async () => bytes);
  const { id } = await work.db
    .$extendTables<MediaTables>()
    .insertInto("media.document")
    .values({ digest, storage_key: key, kind, bytes: bytes.length })
    // Already known: nothing changes, but the row is returned.
    .onConflict((conflict) => conflict.column("digest").doUpdateSet({ kind }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return { documentId: id, src: `/media/${key}`, kind };
}
