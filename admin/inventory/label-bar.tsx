import { Box, Button, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { urlOf } from "#api-client/call.ts";
import { MOST_LABELLED, MOST_LABELS } from "#contract/invoices/most-labels.ts";
import { fetchFile } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { useRefusalNotice } from "../shell/actions/refusal-notice.ts";
import { saveFile } from "../shell/files/save-file.ts";
import { useList } from "../shell/lists/use-list.ts";
import { unitsOf } from "./scanning/scanned.ts";

/** Prints bar code labels for the selected variants, with a number of copies each. */
export function LabelBar() {
  const text = useText();
  const refused = useRefusalNotice();
  const { selected, select } = useList();
  const [copies, setCopies] = useState("1");
  const [isBusy, setBusy] = useState(false);
  if (selected.length === 0) return null;
  const count = unitsOf(copies);
  const isTooMany = selected.length > MOST_LABELLED || count * selected.length > MOST_LABELS;
  const print = async () => {
    setBusy(true);
    const query = { variants: selected.join(","), copies: count, lang: locale };
    try {
      const url = urlOf("GET /api/v1/admin/sku-labels", { query });
      saveFile(`sku-labels-${locale}.pdf`, await fetchFile(url));
    } catch (error) {
      refused(error);
    }
    setBusy(false);
  };
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
        {text("shell.list.selected", { count: selected.length })}
      </Typography>
      <TextField
        label={text("stock.labels.copies")}
        value={copies}
        onChange={({ target }) => setCopies(target.value)}
        error={isTooMany}
        helperText={isTooMany && text("stock.labels.atMost", { count: MOST_LABELS })}
        margin="none"
        sx={{ inlineSize: 160 }}
        slotProps={{ htmlInput: { inputMode: "numeric", dir: "ltr" } }}
      />
      <Button
        variant="outlined"
        disabled={isBusy || isTooMany || count < 1}
        onClick={() => void print()}
      >
        {text("stock.labels.print")}
      </Button>
      <Button onClick={() => select([])}>{text("shell.list.clearSelection")}</Button>
    </Box>
  );
}
