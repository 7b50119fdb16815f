/** Calls `act` soon, once for all calls with the same name until then. */
export function soonOnce(delayMs: number, act: (name: string) => void): (name: string) => void {
  const waiting = new Set<string>();
  return (name) => {
    if (waiting.has(name)) return;
    waiting.add(name);
    setTimeout(() => {
      waiting.delete(name);
      act(name);
    }, delayMs).unref();
  };
}
