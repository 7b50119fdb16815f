import { useEffect } from "react";

/**
 * Scrolls to what gets the focus by keyboard, sideways as well: in rows that scroll, browsers leave
 * an element that is partly in view where it is.
 */
export function useFocusInView(): void {
  useEffect(() => {
    document.addEventListener("focusin", show);
    return () => document.removeEventListener("focusin", show);
  }, []);
}

function show({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
  // A hidden radio button is drawn by its label.
  const drawn = target.closest("label") ?? target;
  drawn.scrollIntoView({ block: "nearest", inline: "nearest" });
}
