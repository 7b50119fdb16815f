import { ShowBase, useShowContext } from "ra-core";
import type { ReactNode } from "react";
import { Answered } from "./answered.tsx";

/** react-admin would show the list's row until the record is loaded; our rows have fewer fields. */
const WHOLE = { meta: { whole: true } };

interface WholeRecordProps<T> {
  children: (record: T) => ReactNode;
}

/** The screen of one record, loaded in full by the id in the path. */
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
