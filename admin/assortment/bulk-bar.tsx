import { Alert, Box, Button, Typography } from "@mui/material";
import { useListContext } from "ra-core";
import { useRef, useState } from "react";
import type { RowReport } from "#contract/assortment/product-change.ts";
import type { ProductState } from "#contract/assortment/product-record.ts";
import { normaliseDigits } from "#contract/kernel/digits.ts";
import { ownProblem } from "../api/api-problem.ts";
import type { CallResponse } from "../api/call-table.ts";
import { useMay } from "../api/session.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { Field } from "../shell/forms/field.tsx";
import { useCategoryChoices } from "./choices.ts";
import { productCall } from "./product-source.ts";
import { nameOf, STATES } from "./product-words.tsx";

type Change = Parameters<typeof sendChange>[1];

async function sendChange(
  ids: number[],
  change:
    | { kind: "state"; state: ProductState }
    | { kind: "category"; categoryId: string }
    | { kind: "price"; basisPoints: number; step: "1" | "100" | "500" | "1000" | "5000" },
): Promise<CallResponse<"changeProducts">> {
  return productCall("changeProducts", { body: { ids, change } });
}

/** Bulk actions for the selected products. */
export function BulkBar() {
  const text = useText();
  const mayPrice = useMay("price:write");
  const { selectedIds, onUnselectItems } = useListContext();
  const [report, setReport] = useState<RowReport>();
  const changed = useRef(0);
  if (selectedIds.length === 0 && report === undefined) return null;
  const send = async (change: Change) => {
    const answer = await sendChange(selectedIds.map(Number), change);
    changed.current = answer.changed;
    setReport(answer.refused > 0 ? answer : undefined);
  };
  const done = () => text("products.bulk.done", { count: changed.current });
  return (
    <Box sx={{ padding: 1.5, borderBlockEnd: "1px solid", borderColor: "divider" }}>
      {selectedIds.length > 0 && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
          <Typography component="output">
            {text("shell.list.selected", { count: selectedIds.length })}
          </Typography>
          <StateChange {...{ send, done }} />
          <CategoryChange {...{ send, done }} />
          {mayPrice && <PriceChange {...{ send, done }} />}
          <Button onClick={() => onUnselectItems()}>{text("shell.list.clearSelection")}</Button>
        </Box>
      )}
      {report && <Refused report={report} onClose={() => setReport(undefined)} />}
    </Box>
  );
}

interface ChangeProps {
  send: (change: Change) => Promise<void>;
  done: () => string;
}

function StateChange({ send, done }: ChangeProps) {
  const text = useText();
  const choices = STATES.filter((state) => state !== "scheduled").map((value) => ({
    value,
    label: text(`products.states.${value}`),
  }));
  return (
    <ActionButton<{ state: ProductState }>
      label={text("products.bulk.state")}
      defaultValues={{ state: "published" }}
      send={({ state }) => send({ kind: "state", state })}
      done={done}
    >
      <Field name="state" label={text("products.state")} choices={choices} />
    </ActionButton>
  );
}

function CategoryChange({ send, done }: ChangeProps) {
  const text = useText();
  const choices = useCategoryChoices();
  return (
    <ActionButton
      label={text("products.bulk.category")}
      defaultValues={{ categoryId: "" }}
      send={({ categoryId }) => send({ kind: "category", categoryId })}
      done={done}
    >
      <Field name="categoryId" label={text("products.category")} choices={choices} />
    </ActionButton>
  );
}

const STEPS = ["1", "100", "500", "1000", "5000"] as const;
type Step = (typeof STEPS)[number];

function PriceChange({ send, done }: ChangeProps) {
  const text = useText();
  const steps = STEPS.map((value) => ({ value, label: text(`products.bulk.steps.s${value}`) }));
  return (
    <ActionButton<{ percent: string; step: Step }>
      label={text("products.bulk.price")}
      explanation={text("products.bulk.priceText")}
      defaultValues={{ percent: "", step: "100" }}
      send={({ percent, step }) => {
        const basisPoints = Math.round(Number(normaliseDigits(percent).trim()) * 100);
        if (percent.trim() === "" || !Number.isFinite(basisPoints) || basisPoints === 0)
          return Promise.reject(ownProblem(text("products.bulk.noPercent"), "percent"));
        return send({ kind: "price", basisPoints, step });
      }}
      done={done}
    >
      <Field name="percent" label={text("products.bulk.percent")} inputMode="decimal" isFirst />
      <Field name="step" label={text("products.bulk.step")} choices={steps} />
    </ActionButton>
  );
}

function Refused({ report, onClose }: { report: RowReport; onClose: () => void }) {
  const text = useText();
  return (
    <Alert severity="warning" onClose={onClose} sx={{ marginBlockStart: 1 }}>
      {text("products.bulk.refused", { count: report.refused })}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {report.rows.map(
          ({ id, name, problem }) =>
            problem && (
              <li key={id}>
                <bdi>{name ? nameOf(name) : id}</bdi>:{" "}
                {problem.errors.map(({ message }) => message).join(" · ") || problem.title}
              </li>
            ),
        )}
      </Box>
    </Alert>
  );
}
