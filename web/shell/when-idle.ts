/**
 * Runs low-priority work when the browser is idle. Safari has no idle callback. @returns a function
 * that cancels it
 */
export function whenIdle(action: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(action, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(action, 200);
  return () => clearTimeout(timer);
}
