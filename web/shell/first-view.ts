import { nextTask } from "./next-task.ts";
import { whenIdle } from "./when-idle.ts";

const REST_MS = 1000;
const ACTIVITY = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

let end = () => {};
const ended = new Promise<void>((resolve) => {
  end = resolve;
});
/** One part after the other: together they would be one long task. */
let turn = ended;
const loading = new Set<Promise<unknown>>();
let isWatched = false;

/**
 * Loads what the first view does not need: once the page is idle, or at the visitor's first input.
 */
export async function loadAfterFirstView<T>(load: () => Promise<T>): Promise<T> {
  if (import.meta.env.SSR) return load();
  watchFirstView();
  const part = turn.then(load);
  turn = turn.then(nextTask);
  loading.add(part);
  try {
    return await part;
  } finally {
    loading.delete(part);
  }
}

/** Ends the first view; resolves once everything that waited for it has loaded or failed. */
export async function endFirstView(): Promise<void> {
  end();
  await Promise.allSettled(loading);
}

function watchFirstView(): void {
  if (isWatched) return;
  isWatched = true;
  setTimeout(() => whenIdle(end), REST_MS);
  for (const name of ACTIVITY) window.addEventListener(name, end, { once: true, passive: true });
}
