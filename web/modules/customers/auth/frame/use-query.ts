import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const subscribe = () => () => undefined;

/** The query of the address, only in the browser: one rendered page serves every query. */
export function useQuery(): string {
  const { search } = useLocation();
  return useIsBrowser() ? search : "";
}

/** False on the server and during hydration. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
