import { useSyncExternalStore } from "react";

const noChanges = () => () => undefined;
const named = () => window.location.hash.slice(1);

/**
 * The part of this page's address after `#`, which is never sent to a server; undefined until the
 * browser has read it.
 */
export function useFragment(): string | undefined {
  return useSyncExternalStore(noChanges, named, () => undefined);
}
