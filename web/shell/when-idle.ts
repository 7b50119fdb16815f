/** Runs what can wait, once the browser has nothing else to do. Safari has no idle callback. @returns takes it back */
export function whenIdle(action: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(action, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(action, 200);
  return () => clearTimeout(timer);
}
