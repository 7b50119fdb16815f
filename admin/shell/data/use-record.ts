import { useShowContext } from "ra-core";

interface Shown<T> {
  /** Undefined: it is on its way. */
  record: T | undefined;
  error: Error | null | undefined;
}

/** The record of the screen around, as its source reads it. */
export function useRecord<T>(): Shown<T> {
  const { record, error } = useShowContext() as Shown<T>;
  return { record, error };
}
