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
  /** `ies`: the distribution of a light, in either of its formats. */
  kind: "pdf" | "ies" | "glb";
  /** The end of its name: an EULUMDAT file is told from an IES file by it. */
  ending: "pdf" | "ies" | "ldt" | "glb";
  bytes: Buffer;
}

const MAX_PHOTOMETRY_BYTES = 512 * 1024;

/** What everybody may read: a PDF of what its pages show, the lines of a light distribution, a model without notes. */
export async function cleanPublicDocument(bytes: Buffer): Promise<PublicDocument> {
  const kind = await detectKind(bytes);
  if (kind === "pdf") {
    const document = await cleanDocument(bytes);
    return { kind: "pdf", ending: "pdf", bytes: document.bytes };
  }
  if (kind === "glb") return { kind, ending: "glb", bytes: await cleanModel(bytes) };
  if (kind !== undefined) refuse("document-file-type");
  return cleanPhotometry(bytes);
}

/** What a light distribution may consist of: text in any code page. */
const TEXT = /^[\t\r\n\u0020-\u00ff]*$/;
/** Ended files of the eighties. */
const CTRL_Z = "\u001a";

/**
 * Plain ASCII with nothing in it that a browser would take for a page; line ends as the standards want them. Read once
 * before it is kept, by the reader that the planner uses: a broken file is refused with its fault and its line.
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

/** Keeps a document under a name made of its content; the same file is kept once. */
export async function storeDocument(
  work: Work,
  storage: Storage,
  original: Buffer,
  { kind, ending, bytes }: PublicDocument,
): Promise<{ documentId: number; src: string; kind: PublicDocument["kind"] }> {
  const digest = createHash("sha256").update(original).digest();
  const key = storageKey(digest, ending);
  // The file comes first, as with pictures: a file without a row harms nobody.
  await writeMissing(storage, key, async () => bytes);
  const { id } = await work.db
    .$extendTables<MediaTables>()
    .insertInto("media.document")
    .values({ digest, storage_key: key, kind, bytes: bytes.length })
    // Known already: nothing changes, but the row is answered.
    .onConflict((conflict) => conflict.column("digest").doUpdateSet({ kind }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return { documentId: id, src: `/media/${key}`, kind };
}
