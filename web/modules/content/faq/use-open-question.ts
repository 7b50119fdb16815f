import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/**
 * Opens the answer named by the address and scrolls to it: now, and whenever the address changes.
 * Browsers do this when they open a page, not when script changes it.
 */
export function useOpenQuestion(showAll: () => void): void {
  const { hash } = useLocation();
  const open = useEffectEvent((anchor: string) => {
    const details = document.getElementById(anchor)?.closest("details");
    if (!details) return false;
    details.open = true;
    details.scrollIntoView({ block: "start" });
    return true;
  });
  useEffect(() => {
    const anchor = decodeURIComponent(hash.slice(1));
    if (!/^q-\d+$/.test(anchor) || open(anchor)) return undefined;
    // The filter may have hidden it.
    showAll();
    const frame = requestAnimationFrame(() => open(anchor));
    return () => cancelAnimationFrame(frame);
  }, [hash, showAll]);
}
