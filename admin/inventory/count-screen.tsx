import { Alert, Box, Button, MenuItem, Pagination, TextField, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useRefresh, useTranslate } from "ra-core";
import { useState } from "react";
import type { StockCount, StockCountLine } from "#contract/inventory/count-endpoints.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { WholeRecord } from "../shell/data/whole-record.tsx";
import { ApiForm } from "../shell/forms/api-form.tsx";
import { Field } from "../shell/forms/field.tsx";
import { Panel } from "../shell/frame/panel.tsx";
import { ScreenTitle } from "../shell/frame/screen-title.tsx";
import { Code } from "../shell/values.tsx";
import { CountState } from "./count-list.tsx";
import { ScanPanel } from "./scan-panel.tsx";
import { stockCall } from "./stock-source.ts";

/** One count: quantities are entered by SKU, and the differences are booked when it is closed. */
export function CountScreen() {
  return <WholeRecord<StockCount>>{(count) => <CountPage count={count} />}</WholeRecord>;
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
        {state === "open" && <Entry id={id} />}
        <Lines id={id} />
      </Box>
    </>
  );
}

function CountActions({ count: { id, version, differences } }: { count: StockCount }) {
  const text = useText();
  return (
    <>
      <ActionButton
        label={text("stock.counts.close")}
        explanation={text("stock.counts.closeText", { count: differences })}
        done={text("stock.counts.closed")}
        send={() => stockCall("closeStockCount", { params: { id }, body: { version } })}
        variant="contained"
      />
      <ActionButton
        label={text("stock.counts.giveUp")}
        explanation={text("stock.counts.giveUpText")}
        done={text("stock.counts.givenUp")}
        send={() => stockCall("giveUpStockCount", { params: { id }, query: { version } })}
        isDangerous
      />
    </>
  );
}

/** Enters one SKU after the other with its quantity, by keyboard. */
function Entry({ id }: { id: number }) {
  const text = useText();
  const refresh = useRefresh();
  const [entered, setEntered] = useState<StockCountLine[]>([]);
  const [round, setRound] = useState(0);
  return (
    <Panel title={text("stock.counts.enter")}>
      <ApiForm
        key={round}
        defaultValues={{ entries: [{ sku: "", counted: "" }] }}
        send={async (body) => {
          const answer = await stockCall("enterStockCount", { params: { id }, body });
          setEntered(answer.lines);
        }}
        onDone={() => {
          setRound(round + 1);
          refresh();
        }}
        footer={(isBusy) => (
          <Button type="submit" variant="contained" disabled={isBusy}>
            {text("stock.counts.add")}
          </Button>
        )}
      >
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
      </ApiForm>
      <Box component="output" sx={{ display: "block", marginBlockStart: 1 }}>
        {entered.map((line) => (
          <OneLine key={line.variantId} line={line} />
        ))}
      </Box>
    </Panel>
  );
}

const SHOWN = ["all", "uncounted", "different"] as const;

function Lines({ id }: { id: number }) {
  const text = useText();
  const translate = useTranslate();
  const [show, setShow] = useState<(typeof SHOWN)[number]>("all");
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ["count-lines", id, show, page],
    queryFn: () => stockCall("getStockCount", { params: { id }, query: { show, page } }),
  });
  const pages = data ? Math.ceil(data.total / data.pageSize) : 0;
  const choose = (chosen: string) => {
    setShow(chosen as typeof show);
    setPage(1);
  };
  return (
    <Panel title={text("stock.counts.lines")}>
      <TextField
        select
        label={text("stock.counts.show")}
        value={show}
        onChange={({ target }) => choose(target.value)}
        sx={{ maxInlineSize: 240 }}
      >
        {SHOWN.map((value) => (
          <MenuItem key={value} value={value}>
            {text(`stock.counts.shown.${value}`)}
          </MenuItem>
        ))}
      </TextField>
      {error && <Alert severity="error">{translate(error.message)}</Alert>}
      {data?.total === 0 && (
        <Typography sx={{ color: "text.secondary", marginBlock: 2 }}>
          {text("shell.list.noMatch")}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {data?.items.map((line) => (
          <Box component="li" key={line.variantId}>
            <OneLine line={line} />
          </Box>
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          size="small"
          count={pages}
          page={page}
          onChange={(_, next) => setPage(next)}
          aria-label={text("shell.list.pages")}
        />
      )}
    </Panel>
  );
}

function OneLine({ line: { sku, name, counted, expected, difference } }: { line: StockCountLine }) {
  const text = useText();
  const found =
    counted === null
      ? text("stock.counts.uncounted")
      : text("stock.counts.found", { counted, expected: expected ?? 0 });
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "space-between",
        columnGap: 2,
        paddingBlock: 1,
        borderBlockStart: "1px solid",
        borderColor: "divider",
      }}
    >
      <span>
        <Code>{sku}</Code> · <bdi>{name[locale]}</bdi>
      </span>
      <Box component="span" sx={{ color: difference ? "warning.main" : "text.secondary" }}>
        {found}
        {difference !== null && difference !== 0 && (
          <>
            {" "}
            <Code>{difference > 0 ? `+${difference}` : String(difference)}</Code>
          </>
        )}
      </Box>
    </Box>
  );
}
