/** The list of toasts, outside React so that any code may add one: `toast.success("Saved")`. */
export type ToastTone = "success" | "info" | "error";
export type ToastAction = { label: string; onPress: () => void };
export type ToastOptions = {
  /** Milliseconds, instead of `TOAST_DURATION`. */
  duration?: number;
  action?: ToastAction | readonly ToastAction[];
};
export type ToastItem = {
  id: number;
  tone: ToastTone;
  text: string;
  duration: number;
  action?: ToastAction | readonly ToastAction[];
};

export const TOAST_DURATION = 2000;
/**
 * An error is a whole sentence, read for the first time, and often one to act on: long enough to
 * read it twice. It stays while hovered or focused, and can be closed.
 */
export const ERROR_DURATION = 8000;
/** An undo has to be read, decided and reached, by keyboard and with a screen reader as well. */
export const UNDO_DURATION = 8000;
/**
 * One at a time: on a phone three would cover a third of the screen. The newest is about the latest
 * action.
 */
let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

function add(tone: ToastTone, text: string, options: ToastOptions = {}): number {
  lastId += 1;
  const duration = options.duration ?? (tone === "error" ? ERROR_DURATION : TOAST_DURATION);
  const item = {
    id: lastId,
    tone,
    text,
    duration,
    ...(options.action && { action: options.action }),
  };
  update([item]);
  return lastId;
}

export const toast = {
  success: (text: string, options?: ToastOptions) => add("success", text, options),
  info: (text: string, options?: ToastOptions) => add("info", text, options),
  error: (text: string, options?: ToastOptions) => add("error", text, options),
  close: (id: number) => update(items.filter((item) => item.id !== id)),
};

export function readToasts(): readonly ToastItem[] {
  return items;
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
