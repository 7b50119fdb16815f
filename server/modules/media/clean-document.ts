import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Caller } from "#server/platform/http/network-queue.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import { cleanInTurn, cleanUpload } from "./clean-picture.ts";
import { detectKind } from "./file-kind.ts";
import { refuseFile } from "./refuse-file.ts";
import type { RewrittenPdf } from "./rewrite-pdf.ts";

export interface CleanDocument {
  kind: "webp" | "pdf";
  bytes: Buffer;
}

const MAX_BYTES = 8 * 1024 * 1024;
/** A document that takes longer was made to; this also limits what it can decompress to. */
const TIMEOUT_MS = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 256 };

/**
 * A customer's document: a re-encoded picture, or a PDF with only what its pages show. Its content
 * decides which.
 */
export async function cleanDocument(
  bytes: Buffer,
  caller: Caller,
  timeoutMs = TIMEOUT_MS,
): Promise<CleanDocument> {
  if ((await detectKind(bytes)) !== "pdf")
    return { kind: "webp", bytes: await cleanUpload(bytes, caller) };
  const pages = await cleanInTurn(caller, () =>
    rewriteInThread(bytes, timeoutMs).catch(refuseFile),
  );
  if (pages === "locked") refuse("pdf-locked");
  if (pages === "broken") refuseFile();
  if (pages.length > MAX_BYTES) throw new ProblemError("payload-too-large");
  return { kind: "pdf", bytes: Buffer.from(pages) };
}

/** In a separate thread, because only that can be stopped midway. */
async function rewriteInThread(bytes: Buffer, timeoutMs: number): Promise<RewrittenPdf> {
  const worker = new Worker(new URL("rewrite-pdf-worker.ts", import.meta.url), {
    workerData: bytes,
    resourceLimits: MEMORY,
  });
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const [pages] = (await once(worker, "message", { signal })) as [RewrittenPdf];
    return pages;
  } finally {
    await worker.terminate();
  }
}
