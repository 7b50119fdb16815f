import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";

/**
 * Opens the answer that the address names and brings it into sight: now, and whenever the address changes.
 * Browsers do it by themselves when they open a page, not when a page is changed by script.
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
    // It may be filtered away.
    showAll();
    const frame = requestAnimationFrame(() => open(anchor));
    return () => cancelAnimationFrame(frame);
  }, [hash, showAll]);
}
