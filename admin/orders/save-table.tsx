import { Button } from "@mui/material";
import { useState } from "react";
import type { CallTable } from "../api/call-table.ts";
import { addressOf, fetchFile } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { useRefusalNotice } from "../shell/actions/refusal-notice.ts";
import { saveFile } from "../shell/files/save-file.ts";
import { useFilters } from "../shell/lists/use-filters.ts";

const table = {
  exportStaffOrders: ["GET", "/api/v1/admin/order-table"],
} as const satisfies CallTable;

/** Exports all orders that match the filters, not just the current page. */
export function SaveTable() {
  const text = useText();
  const refused = useRefusalNotice();
  const { filterValues } = useFilters();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const query = { ...filterValues, format: "csv" };
      const address = addressOf(table.exportStaffOrders[1], { query });
      saveFile("orders.csv", await fetchFile(address));
    } catch (error) {
      refused(error);
    }
    setBusy(false);
  };
  return (
    <Button variant="outlined" disabled={isBusy} onClick={() => void save()}>
      {text("orders.table")}
    </Button>
  );
}
