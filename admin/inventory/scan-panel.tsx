import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Box, Button, IconButton, TextField } from "@mui/material";
import { useNotify, useRefresh } from "ra-core";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { MOST_ENTRIES } from "#contract/inventory/most-entries.ts";
import { useText } from "../i18n/use-text.ts";
import { ApiForm } from "../shell/forms/api-form.tsx";
import { Field } from "../shell/forms/field.tsx";
import { Panel } from "../shell/frame/panel.tsx";
import { type ScannedEntry, withScan } from "./scanned.ts";
import { stockCall } from "./stock-source.ts";

interface Scanned {
  entries: ScannedEntry[];
}

/** Counts with a scanner: quantities add up here, survive a reload, and are submitted together. */
export function ScanPanel({ countId }: { countId: number }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const [round, setRound] = useState(0);
  return (
    <Panel title={text("stock.counts.scan.title")}>
      <ApiForm<Scanned>
        key={round}
        defaultValues={{ entries: [] }}
        draft={`count ${countId}`}
        send={(body) => stockCall("enterStockCount", { params: { id: countId }, body })}
        onDone={({ entries }) => {
          notify(text("stock.counts.scan.done", { count: entries.length }), { type: "success" });
          setRound(round + 1);
          refresh();
        }}
        footer={(isBusy) => <SendButton isBusy={isBusy} />}
      >
        <ScanField />
        <Entries />
      </ApiForm>
    </Panel>
  );
}

/**
 * A scanner types the code and Enter faster than a response could arrive: scans send no requests.
 */
function ScanField() {
  const text = useText();
  const notify = useNotify();
  const { getValues, setValue } = useFormContext<Scanned>();
  const [code, setCode] = useState("");
  return (
    <TextField
      value={code}
      label={text("stock.counts.scan.label")}
      helperText={text("stock.counts.scan.help")}
      autoComplete="off"
      fullWidth
      slotProps={{ htmlInput: { dir: "ltr", maxLength: 40 } }}
      onChange={({ target }) => setCode(target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        const entries = withScan(getValues("entries"), code);
        if (entries.length > MOST_ENTRIES)
          return notify(text("stock.counts.scan.full", { count: MOST_ENTRIES }), {
            type: "warning",
          });
        setValue("entries", entries, { shouldDirty: true });
        setCode("");
      }}
    />
  );
}

function Entries() {
  const text = useText();
  const { setValue } = useFormContext<Scanned>();
  const entries = useWatch<Scanned, "entries">({ name: "entries" });
  return (
    <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
      {entries.map(({ sku }, index) => (
        <Box
          component="li"
          key={sku}
          sx={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) auto",
            columnGap: 2,
            alignItems: "start",
          }}
        >
          <Field
            name={`entries.${index}.sku`}
            label={text("resources.stock.fields.sku")}
            isReadOnly
            isLatin
          />
          <Field
            name={`entries.${index}.counted`}
            label={text("stock.counts.counted")}
            inputMode="numeric"
            autoComplete="off"
          />
          <IconButton
            aria-label={text("stock.counts.scan.remove", { sku })}
            onClick={() => setValue("entries", entries.toSpliced(index, 1), { shouldDirty: true })}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

function SendButton({ isBusy }: { isBusy: boolean }) {
  const text = useText();
  const { length } = useWatch<Scanned, "entries">({ name: "entries" });
  return (
    <Button type="submit" variant="contained" disabled={isBusy || length === 0}>
      {text("stock.counts.scan.send", { count: length })}
    </Button>
  );
}
