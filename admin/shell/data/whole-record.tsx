import { ShowBase, useShowContext } from "ra-core";
import type { ReactNode } from "react";
import { Answered } from "./answered.tsx";

/** react-admin would show the row of a list until the record is here; our rows are less than that. */
const WHOLE = { meta: { whole: true } };

interface WholeRecordProps<T> {
  children: (record: T) => ReactNode;
}

/** The screen of one record: it is read in full, by the id of the address. */
export function WholeRecord<T>({ children }: WholeRecordProps<T>) {
  return (
    <ShowBase queryOptions={WHOLE}>
      <Shown>{children}</Shown>
    </ShowBase>
  );
}

function Shown<T>({ children }: WholeRecordProps<T>) {
  const { record, error } = useShowContext() as { record?: T; error?: Error | null };
  return <Answered answer={{ data: record, error }}>{children}</Answered>;
}
