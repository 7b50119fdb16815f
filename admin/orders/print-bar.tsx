import { Box, Button, Typography } from "@mui/material";
import { useListContext } from "ra-core";
import { useState } from "react";
import { MAX_PAPERS, PAPER_KINDS, type PaperKind } from "#contract/invoices/paper-endpoints.ts";
import type { CallTable } from "../api/call-table.ts";
import { addressOf, fetchFile } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { useRefusalNotice } from "../shell/actions/refusal-notice.ts";
import { saveFile } from "../shell/files/save-file.ts";

const table = {
  printPapers: ["GET", "/api/v1/admin/papers/{kind}"],
} as const satisfies CallTable;

/** Documents to print for the selected orders, one file per kind. */
export function PrintBar() {
  const text = useText();
  const refused = useRefusalNotice();
  const { selectedIds, onUnselectItems } = useListContext();
  const [busy, setBusy] = useState<PaperKind>();
  if (selectedIds.length === 0) return null;
  const print = async (kind: PaperKind) => {
    setBusy(kind);
    const query = { numbers: selectedIds.join(","), lang: locale };
    try {
      const address = addressOf(table.printPapers[1], { params: { kind }, query });
      saveFile(`${kind}-${locale}.pdf`, await fetchFile(address));
    } catch (error) {
      refused(error);
    }
    setBusy(undefined);
  };
  const isTooMany = selectedIds.length > MAX_PAPERS;
  return (
    <Box
      sx={{
        padding: 1.5,
        borderBlockEnd: "1px solid",
        borderColor: "divider",
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
      }}
    >
      <Typography component="output">
        {text("shell.list.selected", { count: selectedIds.length })}
        {isTooMany && ` · ${text("orders.print.atMost", { count: MAX_PAPERS })}`}
      </Typography>
      {PAPER_KINDS.map((kind) => (
        <Button
          key={kind}
          variant="outlined"
          disabled={busy !== undefined || isTooMany}
          onClick={() => void print(kind)}
        >
          {text(`orders.print.${kind}`)}
        </Button>
      ))}
      <Button onClick={() => onUnselectItems()}>{text("shell.list.clearSelection")}</Button>
    </Box>
  );
}
