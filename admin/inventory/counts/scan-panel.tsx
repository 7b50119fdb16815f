import { Button } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useWatch } from "react-hook-form";
import type { CountMode } from "#contract/inventory/most-entries.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { notify } from "../../shell/actions/notices.ts";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { ScanField } from "../scanning/scan-field.tsx";
import { ScannedEntries } from "../scanning/scanned-entries.tsx";
import { type Scanned, unitsOf } from "../scanning/scanned.ts";
import { CountedSoFar, useCountedLines } from "./counted-so-far.tsx";
import { ModeField } from "./mode-field.tsx";

interface Values {
  mode: CountMode;
  entries: Scanned<"counted">[];
}

/**
 * Counting piece by piece with a scanner: quantities add up here, survive a reload, and are sent in
 * one request.
 */
export function ScanPanel({ countId }: { countId: number }) {
  const text = useText();
  const queries = useQueryClient();
  const [round, setRound] = useState(0);
  return (
    <Panel title={text("stock.counts.scan.title")}>
      <ApiForm<Values>
        key={round}
        defaultValues={{ mode: "add", entries: [] }}
        draft={`count ${countId}`}
        send={(body, idempotencyKey) =>
          call("POST /api/v1/admin/stock-counts/{id}/entries", {
            params: { id: countId },
            body,
            idempotencyKey,
          })
        }
        onDone={({ entries }) => {
          notify(text("stock.counts.scan.done", { count: entries.length }), "success");
          setRound(round + 1);
          void queries.invalidateQueries();
        }}
        footer={(isBusy) => <SendButton isBusy={isBusy} />}
      >
        <Fields countId={countId} />
      </ApiForm>
    </Panel>
  );
}

function Fields({ countId }: { countId: number }) {
  const text = useText();
  const clock = useServerClock(countId);
  const { mode, entries } = useWatch<Values>() as Values;
  const lines = useCountedLines(
    countId,
    entries.map(({ sku }) => sku),
  );
  return (
    <>
      <ScanField
        list="entries"
        number="counted"
        help={text("stock.counts.scan.help")}
        clock={clock}
      />
      <ModeField />
      <ScannedEntries<"counted">
        list="entries"
        number="counted"
        label={text("stock.counts.counted")}
        clock={clock}
        hint={({ sku, counted }) => (
          <CountedSoFar {...{ sku, mode, lines }} units={unitsOf(counted)} />
        )}
      />
    </>
  );
}

function SendButton({ isBusy }: { isBusy: boolean }) {
  const text = useText();
  const { length } = useWatch<Values, "entries">({ name: "entries" });
  return (
    <Button type="submit" variant="contained" disabled={isBusy || length === 0}>
      {text("stock.counts.scan.send", { count: length })}
    </Button>
  );
}

/**
 * The current time by the server's clock, which decides whether a sale came before or after a
 * count; the browser's clock may be wrong.
 */
function useServerClock(countId: number): () => string {
  const { data: ahead = 0 } = useQuery({
    queryKey: ["count-clock", countId],
    queryFn: async () => {
      const params = { id: countId };
      const { now } = await call("GET /api/v1/admin/stock-counts/{id}", {
        params,
        query: { pageSize: 1 },
      });
      return Date.parse(now) - Date.now();
    },
    staleTime: Infinity,
  });
  return useCallback(() => new Date(Date.now() + ahead).toISOString(), [ahead]);
}
