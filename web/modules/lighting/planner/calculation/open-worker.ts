import type { Question, Reply } from "./planner-worker.ts";

/** Runs the calculation in a worker, which answers questions in order. */
export function openWorker() {
  const worker = new Worker(new URL("./planner-worker.ts", import.meta.url), { type: "module" });
  const waiting: PromiseWithResolvers<Reply>[] = [];
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    waiting.shift()?.resolve(data);
  });
  worker.addEventListener("error", ({ message }) => {
    waiting.shift()?.reject(new Error(`The planner's worker failed: ${message}`));
  });
  return {
    ask: (question: Question): Promise<Reply> => {
      const answer = Promise.withResolvers<Reply>();
      waiting.push(answer);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(question);
      return answer.promise;
    },
    close: () => worker.terminate(),
  };
}
