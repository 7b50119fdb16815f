import { parentPort, workerData } from "node:worker_threads";
import { rewritePdf } from "./rewrite-pdf.ts";

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(await rewritePdf(workerData as Uint8Array));
