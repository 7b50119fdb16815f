import { Alert, Box, Button, Typography } from "@mui/material";
import { useRef, useState } from "react";
import { MAX_CHANGED } from "#contract/assortment/bulk-limits.ts";
import type { RowReport } from "#contract/assortment/product-change.ts";
import type { ProductRow } from "#contract/assortment/product-endpoints.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { useList } from "../../shell/lists/use-list.ts";
import { nameOf } from "../product-words.tsx";
import { PriceChange, StockChange } from "./amount-changes.tsx";
import type { Change, ChangeProps } from "./change.ts";
import { BrandChange, CategoryChange, StateChange } from "./place-changes.tsx";

/** Bulk actions for the selected products. */
export function BulkBar() {
  const text = useText();
  const { selected, select } = useList();
  const [report, setReport] = useState<RowReport>();
  const changed = useRef(0);
  const reasonOf = useReason();
  if (selected.length === 0 && report === undefined) return null;
  const send = async (change: Change) => {
    const answer = await call("POST /api/v1/admin/products/changes", {
      body: { ids: selected.map(Number), change },
    });
    setReport(answer.refused > 0 ? answer : undefined);
    if (answer.changed === 0)
      throw ownProblem(text("products.bulk.noneChanged", { reasons: reasonsOf(answer, reasonOf) }));
    changed.current = answer.changed;
    // Refused products stay selected for another attempt.
    select(answer.rows.filter(({ problem }) => problem !== null).map(({ id }) => id));
    return answer;
  };
  const undo = async ({ rows }: RowReport) => {
    const changes = rows.flatMap(({ id, undo: way }) => (way ? [{ id, ...way }] : []));
    const answer = await call("POST /api/v1/admin/products/changes/undo", {
      body: { rows: changes },
    });
    if (answer.refused === 0) return;
    setReport(answer);
    const { refused: count } = answer;
    throw ownProblem(
      text("products.bulk.notUndone", { count, reasons: reasonsOf(answer, reasonOf) }),
    );
  };
  const done = () => text("products.bulk.done", { count: changed.current });
  return (
    <Box sx={{ padding: 1.5, borderBlockEnd: "1px solid", borderColor: "divider" }}>
      {selected.length > 0 && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Chosen ids={selected} />
          {selected.length <= MAX_CHANGED && <Changes {...{ send, done, undo }} />}
          <Button onClick={() => select([])}>{text("shell.list.clearSelection")}</Button>
        </Box>
      )}
      {report && <Refused report={report} onClose={() => setReport(undefined)} />}
    </Box>
  );
}

/** How many products are selected, here and on other pages, and whether they are too many. */
function Chosen({ ids }: { ids: readonly unknown[] }) {
  const text = useText();
  const { records } = useList<ProductRow>();
  const here = new Set<unknown>(records?.map(({ id }) => id));
  const elsewhere = ids.filter((id) => !here.has(id)).length;
  const said = [text("shell.list.selected", { count: ids.length })];
  if (elsewhere > 0) said.push(text("products.bulk.elsewhere", { count: elsewhere }));
  if (ids.length > MAX_CHANGED) said.push(text("products.bulk.atMost", { count: MAX_CHANGED }));
  return <Typography component="output">{said.join(" · ")}</Typography>;
}

function Changes(props: ChangeProps) {
  const mayPrice = useMay("price:write");
  const mayStock = useMay("stock:write");
  return (
    <>
      <StateChange {...props} />
      <CategoryChange {...props} />
      <BrandChange {...props} />
      {mayPrice && <PriceChange {...props} />}
      {mayStock && <StockChange {...props} />}
    </>
  );
}

type RowProblem = NonNullable<RowReport["rows"][number]["problem"]>;

function useReason(): (problem: RowProblem) => string {
  const text = useText();
  return ({ code, title, errors }) => {
    if (code === "changed-meanwhile") return text("shell.form.notUndone");
    return errors.map(({ message }) => message).join(" · ") || title;
  };
}

/** Each reason once. */
function reasonsOf({ rows }: RowReport, reasonOf: (problem: RowProblem) => string): string {
  const reasons = rows.flatMap(({ problem }) => (problem ? [reasonOf(problem)] : []));
  return [...new Set(reasons)].join(" · ");
}

function Refused({ report, onClose }: { report: RowReport; onClose: () => void }) {
  const text = useText();
  const reasonOf = useReason();
  return (
    <Alert severity="warning" onClose={onClose} sx={{ marginBlockStart: 1 }}>
      {text("products.bulk.refused", { count: report.refused })}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {report.rows.map(
          ({ id, name, problem }) =>
            problem && (
              <li key={id}>
                <bdi>{name ? nameOf(name) : id}</bdi>: {reasonOf(problem)}
              </li>
            ),
        )}
      </Box>
    </Alert>
  );
}
