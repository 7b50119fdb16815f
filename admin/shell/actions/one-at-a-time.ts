import { useState } from "react";
import { useListContext } from "ra-core";
import { useRefusalNotice } from "./refusal-notice.ts";

/**
 * Does something with a record of the list around without a dialog; a refusal is said. Nothing is done while the list as
 * it stands now is on its way: what is pressed would be about an older one.
 */
export function useOneAtATime(): (act: () => Promise<void>) => Promise<void> {
  const sayRefusal = useRefusalNotice();
  const { isFetching } = useListContext();
  const [isBusy, setBusy] = useState(false);
  return async (act) => {
    if (isBusy || isFetching) return;
    setBusy(true);
    await act().catch(sayRefusal);
    setBusy(false);
  };
}
