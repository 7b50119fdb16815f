import { useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

interface DraftKeeper<V> {
  /** What was kept, merged with what has been typed by now; null: nothing was kept. */
  read: (typed: V) => V | null;
  write: (values: V) => void;
}

/** Fills a form with what an earlier visit in this tab left, and keeps what is typed from then on. */
export function useDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  keeper: DraftKeeper<V>,
): void {
  const { getValues, reset, subscribe } = form;
  const onRead = useEffectEvent(() => {
    const typed = getValues();
    // Also without a draft: what was typed before the script came is news to whoever watches the form.
    // The fields stay registered, so that one of them can take the focus in the same effect round.
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
