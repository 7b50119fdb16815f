import { Box, Typography } from "@mui/material";
import type { StockCount } from "#contract/inventory/count-endpoints.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { WholeRecord } from "../../shell/data/whole-record.tsx";
import { ScreenTitle } from "../../shell/frame/screen-title.tsx";
import { countSource } from "../stock-source.ts";
import { CountLines } from "./count-lines.tsx";
import { CountState } from "./count-list.tsx";
import { EntryPanel } from "./entry-panel.tsx";
import { ScanPanel } from "./scan-panel.tsx";

/** One count: quantities are entered by SKU, and the differences are booked when it is closed. */
export function CountScreen() {
  return <WholeRecord source={countSource}>{(count) => <CountPage count={count} />}</WholeRecord>;
}

function CountPage({ count }: { count: StockCount }) {
  const text = useText();
  const { id, state, startedAt, counted, lines, note } = count;
  return (
    <>
      <ScreenTitle
        title={text("stock.counts.title", { at: momentText(startedAt, locale) })}
        badge={<CountState state={state} />}
        actions={state === "open" && <CountActions count={count} />}
      />
      <Typography sx={{ color: "text.secondary", marginBlockEnd: 2 }}>
        {text("stock.counts.progress", { counted, lines })}
        {note !== "" && ` · ${note}`}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        {state === "open" && <ScanPanel countId={id} />}
        {state === "open" && <EntryPanel countId={id} />}
        <CountLines id={id} />
      </Box>
    </>
  );
}

function CountActions({ count: { id, version, differences, uncertain } }: { count: StockCount }) {
  const text = useText();
  const closing = text("stock.counts.closeText", { count: differences });
  const left = uncertain > 0 ? ` ${text("stock.counts.closeUncertain", { count: uncertain })}` : "";
  return (
    <>
      <ActionButton
        label={text("stock.counts.close")}
        explanation={closing + left}
        done={text("stock.counts.closed")}
        send={() =>
          call("POST /api/v1/admin/stock-counts/{id}/close", { params: { id }, body: { version } })
        }
        variant="contained"
      />
      <ActionButton
        label={text("stock.counts.giveUp")}
        explanation={text("stock.counts.giveUpText")}
        done={text("stock.counts.givenUp")}
        send={() =>
          call("DELETE /api/v1/admin/stock-counts/{id}", { params: { id }, query: { version } })
        }
        isDangerous
      />
    </>
  );
}
