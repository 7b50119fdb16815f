import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `close` for a press anywhere outside and for Escape, which also gives the focus back to `trigger`. */
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
    // A search field would be emptied.
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
