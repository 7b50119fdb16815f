import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { urlOf } from "#api-client/call.ts";
import { MAX_PAPERS, PAPER_KINDS, type PaperKind } from "#contract/invoices/paper-endpoints.ts";
import { MOST_PACKED } from "#contract/orders/staff-endpoints.ts";
import { fetchFile } from "../api/client.ts";
import { useMay } from "../api/session.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { useRefusalNotice } from "../shell/actions/refusal-notice.ts";
import { saveFile } from "../shell/files/save-file.ts";
import { useList } from "../shell/lists/use-list.ts";
import { NotPacked, type Packing, StartPacking } from "./start-packing.tsx";

/** Bulk actions for the selected orders: start packing, and print papers, one file per kind. */
export function BulkBar() {
  const text = useText();
  const mayWrite = useMay("order:write");
  const { selected, select } = useList();
  const [notPacked, setNotPacked] = useState<readonly Packing[]>([]);
  const count = selected.length;
  return (
    <>
      {count > 0 && (
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
            {text("shell.list.selected", { count })}
            {count > MAX_PAPERS && ` · ${text("orders.print.atMost", { count: MAX_PAPERS })}`}
            {count > MOST_PACKED && ` · ${text("orders.packing.atMost", { count: MOST_PACKED })}`}
          </Typography>
          {mayWrite && count <= MOST_PACKED && (
            <StartPacking numbers={selected.map(String)} onNotPacked={setNotPacked} />
          )}
          <PrintButtons numbers={selected.map(String)} />
          <Button onClick={() => select([])}>{text("shell.list.clearSelection")}</Button>
        </Box>
      )}
      {notPacked.length > 0 && <NotPacked orders={notPacked} onClose={() => setNotPacked([])} />}
    </>
  );
}

function PrintButtons({ numbers }: { numbers: readonly string[] }) {
  const text = useText();
  const refused = useRefusalNotice();
  const [busy, setBusy] = useState<PaperKind>();
  const print = async (kind: PaperKind) => {
    setBusy(kind);
    const query = { numbers: numbers.join(","), lang: locale };
    try {
      const url = urlOf("GET /api/v1/admin/papers/{kind}", { params: { kind }, query });
      saveFile(`${kind}-${locale}.pdf`, await fetchFile(url));
    } catch (error) {
      refused(error);
    }
    setBusy(undefined);
  };
  return PAPER_KINDS.map((kind) => (
    <Button
      key={kind}
      variant="outlined"
      disabled={busy !== undefined || numbers.length > MAX_PAPERS}
      onClick={() => void print(kind)}
    >
      {text(`orders.print.${kind}`)}
    </Button>
  ));
}
