import { createQueue } from "#server/platform/queue.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import { cleanUpload } from "../clean-upload.ts";
import { inspectPdf, isPdf } from "./harmless-pdf.ts";

export interface CleanDocument {
  kind: "webp" | "pdf";
  bytes: Buffer;
}

/** One at a time, as with pictures. */
const inTurn = createQueue(1, 20);

/** A paper that a customer has sent: a picture drawn anew, or a PDF that can do nothing. Its content says which. */
export async function cleanDocument(bytes: Buffer): Promise<CleanDocument> {
  if (!isPdf(bytes)) return { kind: "webp", bytes: await cleanUpload(bytes) };
  const finding = await inTurn(() => inspectPdf(bytes));
  if (finding === "locked") refuse("pdf-locked");
  if (finding === "active") refuse("pdf-active");
  if (finding === "sound") return { kind: "pdf", bytes };
  throw new ProblemError("validation", {}, [
    { path: "file", key: "validation.invalid", values: {} },
  ]);
}
