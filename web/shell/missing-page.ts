import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigation } from "react-router";
import { RELOAD_REFUSED } from "./chunk-reload.ts";
import { useShell } from "./store.ts";

/** Whether the code of the page that was to come cannot be had, a reload being refused: until another page is there. */
export function useMissingPage(): boolean {
  const next = useNavigation().location;
  const { key } = useLocation();
  const isMissing = useShell(({ missingPage }) => missingPage !== null);
  const onRefused = useEffectEvent(() => useShell.setState({ missingPage: next ?? null }));
  useEffect(() => {
    const listener = () => onRefused();
    window.addEventListener(RELOAD_REFUSED, listener);
    return () => window.removeEventListener(RELOAD_REFUSED, listener);
  }, []);
  useEffect(() => () => useShell.setState({ missingPage: null }), [key]);
  return isMissing;
}
