import { type RefObject, useEffect, useEffectEvent } from "react";
import { enterLayer } from "#web/ui/surfaces/back-closes.ts";
import { nextOption } from "./next-option.ts";
import type { Suggestion } from "./use-suggestions.ts";

interface List {
  isOpen: boolean;
  options: Suggestion[];
  active: number;
  setActive: (index: number) => void;
  onOpen: (open: boolean) => void;
  onChoose: (suggestion: Suggestion) => void;
  onForget: (suggestion: Suggestion) => void;
  /** Searches for the typed term. */
  onSearch: () => void;
}

/** As in the styles of the search form: below this width the list covers the screen. */
const SHEET = "(width < 40rem)";

/** The list handles the field's events first: keys, blur, submit; and on phones the Back button. */
export function useFieldEvents(input: RefObject<HTMLInputElement | null>, list: List): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (takeKey(event, list)) event.preventDefault();
  });
  const onSubmit = useEffectEvent(() => list.onSearch());
  const onLeave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    const form = input.current?.form;
    if (relatedTarget instanceof Node && !form?.contains(relatedTarget)) list.onOpen(false);
  });
  useEffect(() => {
    const field = input.current;
    const listening = new AbortController();
    const { signal } = listening;
    field?.addEventListener("keydown", (event) => onKey(event), { signal });
    field?.form?.addEventListener("submit", () => onSubmit(), { signal });
    field?.form?.addEventListener("focusout", (event) => onLeave(event), { signal });
    return () => listening.abort();
  }, [input]);

  const close = useEffectEvent(() => list.onOpen(false));
  useEffect(() => {
    if (!list.isOpen || !matchMedia(SHEET).matches) return undefined;
    const layer = enterLayer(() => close());
    return () => layer.leave();
  }, [list.isOpen]);
}

/** @returns whether the key was for the list */
function takeKey(event: KeyboardEvent, list: List): boolean {
  const { key, altKey, isComposing } = event;
  const isUpOrDown = key === "ArrowDown" || key === "ArrowUp";
  if (isComposing) return false;
  if (!list.isOpen || (altKey && isUpOrDown)) {
    if (isUpOrDown) list.onOpen(!altKey || key === "ArrowDown");
    return isUpOrDown;
  }
  const chosen = list.options[list.active];
  if (chosen && takeAction(key, chosen, list)) return true;
  const isRtl = document.documentElement.dir === "rtl";
  const next = nextOption(key, list.options, list.active, isRtl);
  if (next !== undefined) list.setActive(next);
  return next !== undefined;
}

function takeAction(key: string, chosen: Suggestion, { onChoose, onForget }: List): boolean {
  const isOfLast = chosen.kind === "recent" || chosen.kind === "forget";
  if (key === "Enter") onChoose(chosen);
  else if (key === "Delete" && isOfLast) onForget(chosen);
  else return false;
  return true;
}
