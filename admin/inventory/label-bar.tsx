import { Box, Button, TextField, Typography } from "@mui/material";
import { useListContext } from "ra-core";
import { useState } from "react";
import { urlOf } from "#api-client/call.ts";
import { MOST_LABELLED, MOST_LABELS } from "#contract/invoices/most-labels.ts";
import { fetchFile } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { useRefusalNotice } from "../shell/actions/refusal-notice.ts";
import { saveFile } from "../shell/files/save-file.ts";
import { unitsOf } from "./scanning/scanned.ts";

/** Prints bar code labels for the selected variants, with a number of copies each. */
export function LabelBar() {
  const text = useText();
  const refused = useRefusalNotice();
  const { selectedIds, onUnselectItems } = useListContext();
  const [copies, setCopies] = useState("1");
  const [isBusy, setBusy] = useState(false);
  if (selectedIds.length === 0) return null;
  const count = unitsOf(copies);
  const isTooMany = selectedIds.length > MOST_LABELLED || count * selectedIds.length > MOST_LABELS;
  const print = async () => {
    setBusy(true);
    const query = { variants: selectedIds.join(","), copies: count, lang: locale };
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
        {text("shell.list.selected", { count: selectedIds.length })}
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
      <Button onClick={() => onUnselectItems()}>{text("shell.list.clearSelection")}</Button>
    </Box>
  );
}
