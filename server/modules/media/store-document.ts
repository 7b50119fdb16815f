import { createHash } from "node:crypto";
import type { MessageKey } from "#contract/kernel/messages.ts";
import {
  PhotometricError,
  type PhotometricFault,
} from "#contract/lighting/photometry/photometric-error.ts";
import { readLm63 } from "#contract/lighting/photometry/read-lm63.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { cleanDocument } from "./clean-document.ts";
import { cleanModel } from "./clean-model.ts";
import { detectKind, storageKey } from "./file-kind.ts";
import type { MediaTables } from "./tables.ts";
import { writeMissing } from "./write-missing.ts";

export interface PublicDocument {
  kind: "pdf" | "ies" | "glb";
  bytes: Buffer;
}

const MAX_IES_BYTES = 512 * 1024;
/** LM-63 of 1986 has no identifying line; files from makers today begin with one of these. */
const IES = /^(?:IESNA|IES)[:\dA-Z .-]*\r?\n(?:[^\n]*\n)*?TILT=/;

/** Why a light distribution is refused, where that is more than a line that breaks the standard. */
const REASONS: Partial<Record<PhotometricFault, MessageKey>> = {
  "no-photometric-file": "photometry.otherFile",
  "too-few-numbers": "photometry.incomplete",
  "tilt-in-another-file": "photometry.tiltFile",
};

/** What everybody may read: a PDF of what its pages show, the lines of an IES file, a model without notes. */
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
  if (!/^[\t\r\n\u0020-\u00ff]*$/.test(text) || !IES.test(text.slice(0, 20_000)))
    refusePhotometry(new PhotometricError("no-photometric-file", 1));
  const lines = text.replaceAll(/[^\t\r\n\u0020-\u007e]/g, "?").split(/\r?\n/);
  const clean = lines.map((line) => line.trimEnd()).join("\r\n");
  try {
    readLm63(clean);
  } catch (error) {
    if (error instanceof PhotometricError) refusePhotometry(error);
    throw error;
  }
  return Buffer.from(clean, "ascii");
}

/** Says what is wrong and in which line: whoever sends the file has it from its maker and can ask there. */
function refusePhotometry({ fault, line }: PhotometricError): never {
  const key = REASONS[fault] ?? "photometry.brokenLine";
  throw new ProblemError("validation", {}, [{ path: "file", key, values: { line } }]);
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
