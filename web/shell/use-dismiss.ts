import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `close` for a click outside and for Escape, which also returns the focus to `trigger`. */
export function useDismiss(
  open: boolean,
  inside: RefObject<HTMLElement | null>,
  close: () => void,
  trigger?: RefObject<HTMLElement | null>,
): void {
  const onPress = useEffectEvent((event: PointerEvent) => {
    if (!inside.current?.contains(event.target as Node)) close();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    if (inside.current?.contains(document.activeElement)) trigger?.current?.focus();
    // Escape would clear a search field.
    event.preventDefault();
    close();
  });
  useEffect(() => {
    if (!open) return undefined;
    const press = (event: PointerEvent) => onPress(event);
    const key = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("pointerdown", press);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("keydown", key);
    };
  }, [open]);
}
