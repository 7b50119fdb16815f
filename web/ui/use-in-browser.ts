import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** For parts of a page that only the script can use: false on the server and during hydration. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(never, yes, no);
}
