/** The list of toasts, outside React so that anything may add one: `toast.success("Saved")`. */
export type ToastTone = "success" | "info" | "error";
export type ToastAction = { label: string; onPress: () => void };
export type ToastOptions = {
  /** Milliseconds; errors ignore it and stay until closed. */
  duration?: number;
  action?: ToastAction;
};
export type ToastItem = {
  id: number;
  tone: ToastTone;
  text: string;
  duration: number;
  action?: ToastAction;
};

export const TOAST_DURATION = 2000;
const MOST_AT_ONCE = 3;

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

function add(tone: ToastTone, text: string, options: ToastOptions = {}): number {
  lastId += 1;
  const wanted = options.duration ?? TOAST_DURATION;
  const duration = tone === "error" ? Number.POSITIVE_INFINITY : wanted;
  const item = {
    id: lastId,
    tone,
    text,
    duration,
    ...(options.action && { action: options.action }),
  };
  const others = items.filter((other) => other.text !== text || other.tone !== tone);
  update([...others, item].slice(-MOST_AT_ONCE));
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
