import { Box, Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { StockCountLine } from "#contract/inventory/count-endpoints.ts";
import type { CountMode } from "#contract/inventory/most-entries.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { usePaused } from "../../shell/use-paused.ts";
import { plainSku, unitsOf } from "../scanning/scanned.ts";
import { CountLine } from "./count-lines.tsx";
import { CountedSoFar, useCountedLines } from "./counted-so-far.tsx";
import { ModeField } from "./mode-field.tsx";

interface Values {
  mode: CountMode;
  entries: { sku: string; counted: string }[];
}

const EMPTY: Values = { mode: "replace", entries: [{ sku: "", counted: "" }] };
/** Debounce while a SKU is typed. */
const PAUSE_MS = 400;

/** Entry by keyboard: one SKU and its quantity at a time. */
export function EntryPanel({ countId }: { countId: number }) {
  const text = useText();
  const queries = useQueryClient();
  const [entered, setEntered] = useState<StockCountLine[]>([]);
  const [{ round, mode }, setNext] = useState({ round: 0, mode: EMPTY.mode });
  return (
    <Panel title={text("stock.counts.enter")}>
      <ApiForm<Values>
        key={round}
        defaultValues={{ ...EMPTY, mode }}
        draft={`count entry ${countId}`}
        send={async (body, idempotencyKey) => {
          const params = { id: countId };
          const answer = await call("POST /api/v1/admin/stock-counts/{id}/entries", {
            params,
            body,
            idempotencyKey,
          });
          setEntered(answer.lines);
        }}
        onDone={(values) => {
          setNext({ round: round + 1, mode: values.mode });
          void queries.invalidateQueries();
        }}
        footer={(isBusy) => (
          <Button type="submit" variant="contained" disabled={isBusy}>
            {text("stock.counts.add")}
          </Button>
        )}
      >
        <Fields countId={countId} />
      </ApiForm>
      <Box component="output" sx={{ display: "block", marginBlockStart: 1 }}>
        {entered.map((line) => (
          <CountLine key={line.variantId} line={line} />
        ))}
      </Box>
    </Panel>
  );
}

function Fields({ countId }: { countId: number }) {
  const text = useText();
  const { mode, entries } = useWatch<Values>() as Values;
  const typed = plainSku(entries[0]?.sku ?? "");
  const sku = usePaused(typed, PAUSE_MS);
  const lines = useCountedLines(countId, sku === "" ? [] : [sku]);
  return (
    <>
      <Box sx={{ display: "grid", gridTemplateColumns: "2fr 1fr", columnGap: 2 }}>
        <Field
          name="entries.0.sku"
          label={text("resources.stock.fields.sku")}
          inputMode="text"
          autoComplete="off"
          isFirst
        />
        <Field
          name="entries.0.counted"
          label={text("stock.counts.counted")}
          inputMode="numeric"
          autoComplete="off"
        />
      </Box>
      <ModeField />
      {sku !== "" && sku === typed && (
        <CountedSoFar {...{ sku, mode, lines }} units={unitsOf(entries[0]?.counted)} />
      )}
    </>
  );
}
