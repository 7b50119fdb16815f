import { useState } from "react";
import { useList } from "../lists/use-list.ts";
import { useRefusalNotice } from "./refusal-notice.ts";

/**
 * Runs an action on a record of the current list without a dialog; a refusal is shown. Does nothing
 * while the list is being refreshed: the press would be about outdated data.
 */
export function useOneAtATime(): (act: () => Promise<void>) => Promise<void> {
  const sayRefusal = useRefusalNotice();
  const { isFetching } = useList();
  const [isBusy, setBusy] = useState(false);
  return async (act) => {
    if (isBusy || isFetching) return;
    setBusy(true);
    await act().catch(sayRefusal);
    setBusy(false);
  };
}
