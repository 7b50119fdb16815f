import { Button } from "@mui/material";
import { useState } from "react";
import { urlOf } from "#api-client/call.ts";
import { fetchFile } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { useRefusalNotice } from "../shell/actions/refusal-notice.ts";
import { saveFile } from "../shell/files/save-file.ts";
import { useList } from "../shell/lists/use-list.ts";

/** Exports all orders that match the filters, not just the current page. */
export function SaveTable() {
  const text = useText();
  const refused = useRefusalNotice();
  const { filters } = useList();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const query = { ...filters, format: "csv" } as const;
      const url = urlOf("GET /api/v1/admin/order-table", { query });
      saveFile("orders.csv", await fetchFile(url));
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
