import { useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

interface DraftKeeper<V> {
  /** The stored draft merged with what has been typed since; null if nothing was stored. */
  read: (typed: V) => V | null;
  write: (values: V) => void;
}

/** Fills a form from this tab's draft, and stores what is typed from then on. */
export function useDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  keeper: DraftKeeper<V>,
): void {
  const { getValues, reset, subscribe } = form;
  const onRead = useEffectEvent(() => {
    const typed = getValues();
    // Also without a draft: watchers of the form have not seen what was typed before the script
    // loaded. The fields stay registered, so that one of them can be focused in the same effect
    // round.
    reset(keeper.read(typed) ?? typed, { keepFieldsRef: true });
  });
  const onWrite = useEffectEvent((values: V) => keeper.write(values));
  useEffect(() => {
    onRead();
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => onWrite(values),
    });
  }, [subscribe]);
}
