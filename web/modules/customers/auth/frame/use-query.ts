import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const subscribe = () => () => undefined;

/** The query of the address, once the browser has it: pages are rendered once for every query. */
export function useQuery(): string {
  const { search } = useLocation();
  return useIsBrowser() ? search : "";
}

/** False on the server and while the browser takes over its page. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
