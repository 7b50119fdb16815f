import { createHash } from "node:crypto";
import { PhotometricError } from "#contract/lighting/photometry/photometric-error.ts";
import { readPhotometricFile } from "#contract/lighting/photometry/read-photometric-file.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { cleanDocument } from "./clean-document.ts";
import { cleanModel } from "./clean-model.ts";
import { detectKind, storageKey } from "./file-kind.ts";
import { refuseFile } from "./refuse-file.ts";
import type { MediaTables } from "./tables.ts";
import { writeMissing } from "./write-missing.ts";

export interface PublicDocument {
  /** `ies`: a light distribution in either of its formats. */
  kind: "pdf" | "ies" | "glb";
  /** File extension: it tells an EULUMDAT file from an IES file. */
  ending: "pdf" | "ies" | "ldt" | "glb";
  bytes: Buffer;
}

const MAX_PHOTOMETRY_BYTES = 512 * 1024;

/**
 * Keeps only public content: the pages of a PDF, the lines of a light distribution, a model without
 * notes.
 */
export async function cleanPublicDocument(bytes: Buffer): Promise<PublicDocument> {
  const kind = await detectKind(bytes);
  if (kind === "pdf") {
    const document = await cleanDocument(bytes, "known");
    return { kind: "pdf", ending: "pdf", bytes: document.bytes };
  }
  if (kind === "glb") return { kind, ending: "glb", bytes: await cleanModel(bytes) };
  if (kind !== undefined) refuse("document-file-type");
  return cleanPhotometry(bytes);
}

/** Characters of a light distribution: text in any code page. */
const TEXT = /^[\t\r\n\u0020-\u00ff]*$/;
/** End-of-file mark of the 1980s. */
const CTRL_Z = "\u001a";

/**
 * Plain ASCII with nothing that a browser would take for a page, and standard line ends. The
 * planner's reader parses it before it is stored: a broken file is refused with its error and line.
 */
function cleanPhotometry(bytes: Buffer): PublicDocument {
  if (bytes.length > MAX_PHOTOMETRY_BYTES) refuse("payload-too-large");
  const text = bytes
    .toString("latin1")
    .replace(/^\u00ef\u00bb\u00bf/, "")
    .replaceAll(CTRL_Z, "");
  if (!TEXT.test(text)) refuseFile();
  const lines = text.replaceAll(/[^\t\r\n\u0020-\u007e]/g, "?").split(/\r\n|\r|\n/);
  const clean = Buffer.from(lines.map((line) => line.trimEnd()).join("\r\n"), "ascii");
  return { kind: "ies", ending: endingOf(clean), bytes: clean };
}

function endingOf(clean: Buffer): "ies" | "ldt" {
  try {
    return readPhotometricFile(clean).format === "EULUMDAT" ? "ldt" : "ies";
  } catch (error) {
    if (!(error instanceof PhotometricError)) throw error;
    const { fault, line, found } = error;
    throw new ProblemError("validation", {}, [
      { path: "file", key: `validation.photometry-${fault}`, values: { line, found } },
    ]);
  }
}

/** Stores a document under a name derived from its content; the same file is stored once. */
export async function storeDocument(
  work: Work,
  storage: Storage,
  original: Buffer,
  { kind, ending, bytes }: PublicDocument,
): Promise<{ documentId: number; src: string; kind: PublicDocument["kind"] }> {
  const digest = createHash("sha256").update(original).digest();
  const key = storageKey(digest, ending);
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
