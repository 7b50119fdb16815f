import { nextTask } from "./next-task.ts";
import { whenIdle } from "./when-idle.ts";

const REST_MS = 1000;
const ACTIVITY = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

let end = () => {};
const ended = new Promise<void>((resolve) => {
  end = resolve;
});
/** One part after the other: together they are one long piece of work. */
let turn = ended;
const loading = new Set<Promise<unknown>>();
let isWatched = false;

/** Loads what the first view does not need: once it has come to rest, or the visitor begins to do something. */
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

/** Ends the first view; resolves when everything that waited for that is there, or cannot be had. */
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
