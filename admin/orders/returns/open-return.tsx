import { Box } from "@mui/material";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import type { ReturnOptions } from "#contract/returns/endpoints.ts";
import { RETURN_CHOICES, type ReturnChoice } from "#contract/returns/return-form.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { SwitchField } from "../../shell/forms/switch-field.tsx";
import { someUnitsOf, type TypedUnits, typedUnits, UnitFields } from "../page/unit-fields.tsx";

type ByLine = TypedUnits & Record<`reason${number}` | `broken${number}`, string>;
type Typed = ByLine & {
  choice: ReturnChoice;
  payoutTo: string;
  isAtCounter: boolean;
  note: string;
};

interface OpenReturnProps {
  /** Of the order. */
  number: string;
  options: ReturnOptions;
}

/** Opens a return for a customer on the phone, or completes it at the counter. */
export function OpenReturn({ number, options }: OpenReturnProps) {
  const text = useText();
  const navigate = useNavigate();
  const lines = linesOf(options);
  const open = async (typed: Typed, idempotencyKey: string) => {
    const { choice, payoutTo, isAtCounter, note } = typed;
    const units = someUnitsOf(typed, lines, text("orders.units.none"));
    const body = {
      lines: units.map(({ position, quantity }) => ({
        position,
        quantity,
        reason: typed[`reason${position}`] as Reason,
        broken: isAtCounter ? (typed[`broken${position}`] ?? "") : 0,
      })),
      ...(choice === "exchange"
        ? { resolution: "exchange" as const }
        : { resolution: "refund" as const, refundTo: choice, payoutTo }),
      isAtCounter,
      note,
    };
    const back = await call("POST /api/v1/admin/orders/{number}/returns", {
      params: { number },
      body,
      idempotencyKey,
    });
    void navigate(`/returns/${back.number}/show`);
  };
  const byLine = Object.fromEntries(
    options.lines.flatMap(({ position, reasons }) => [
      [`reason${position}`, reasons.find(({ isOpen }) => isOpen)?.reason ?? ""],
      [`broken${position}`, "0"],
    ]),
  ) as ByLine;
  return (
    <ActionButton<Typed>
      label={text("returns.open.label")}
      explanation={text("returns.open.text")}
      done={text("returns.open.done")}
      defaultValues={{
        ...byLine,
        ...typedUnits(lines, false),
        ...{ choice: "exchange", payoutTo: "", isAtCounter: false, note: "" },
      }}
      draft={`order ${number} return`}
      send={open}
    >
      <Fields options={options} />
    </ActionButton>
  );
}

type Reason = ReturnOptions["lines"][number]["reasons"][number]["reason"];

/** The lines with units that can be returned. */
function linesOf({ lines }: ReturnOptions) {
  return lines
    .filter(({ open }) => open > 0)
    .map(({ position, name, options, sku, open }) => ({
      position,
      name: [name, options].join(" "),
      sku,
      units: open,
    }));
}

function Fields({ options }: { options: ReturnOptions }) {
  const text = useText();
  const isAtCounter = useWatch<Typed, "isAtCounter">({ name: "isAtCounter" });
  const choice = useWatch<Typed, "choice">({ name: "choice" });
  const offered = RETURN_CHOICES.filter(
    (one) => one === "exchange" || options.refundTo.includes(one),
  );
  return (
    <>
      <SwitchField name="isAtCounter" label={text("returns.open.isAtCounter")} />
      {linesOf(options).map((line) => (
        <Box key={line.position} sx={{ marginBlockEnd: 2 }}>
          <UnitFields lines={[line]} />
          <Reason options={options} position={line.position} />
          {isAtCounter && (
            <Field
              name={`broken${line.position}`}
              label={text("returns.broken")}
              help={text("returns.open.brokenHelp")}
              inputMode="numeric"
            />
          )}
        </Box>
      ))}
      <Field
        name="choice"
        label={text("resources.returns.fields.resolution")}
        choices={offered.map((value) => ({ value, label: text(`returns.open.choices.${value}`) }))}
      />
      {options.needsPayout && choice === "original" && (
        <Field
          name="payoutTo"
          label={text("returns.payoutTo")}
          help={text("returns.open.payoutHelp")}
        />
      )}
      <Field
        name="note"
        rows={2}
        label={text("orders.actions.note")}
        help={text("shell.form.optional")}
      />
    </>
  );
}

/** The reasons whose period is not over. */
function Reason({ options, position }: { options: ReturnOptions; position: number }) {
  const text = useText();
  const line = options.lines.find((one) => one.position === position);
  const open = line?.reasons.filter(({ isOpen }) => isOpen) ?? [];
  return (
    <Field
      name={`reason${position}`}
      label={text("returns.open.reason")}
      choices={open.map(({ reason }) => ({
        value: reason,
        label: text(`returns.reasons.${reason}`),
      }))}
    />
  );
}
