import { useSyncExternalStore } from "react";

const noChanges = () => () => undefined;
const named = () => window.location.hash.slice(1);

/** What stands behind the `#` of this page's address, which no server sees; undefined until the browser has looked. */
export function useFragment(): string | undefined {
  return useSyncExternalStore(noChanges, named, () => undefined);
}
