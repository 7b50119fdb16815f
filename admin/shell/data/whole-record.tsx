import { ShowBase } from "ra-core";
import type { ReactNode } from "react";

/** react-admin would show the row of a list until the record is here; our rows are less than that. */
const WHOLE = { meta: { whole: true } };

/** Around a screen of one record: it is read in full, by the id of the address. */
export function WholeRecord({ children }: { children: ReactNode }) {
  return <ShowBase queryOptions={WHOLE}>{children}</ShowBase>;
}
