import { Box, Typography } from "@mui/material";
import { normaliseDigits } from "#contract/kernel/digits.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../shell/forms/field.tsx";
import { Code } from "../../shell/values.tsx";
import type { Order } from "../order.ts";

/** Units of a line that an action can apply to. */
export interface LineUnits {
  position: number;
  name: string;
  sku: string;
  /** The maximum. */
  units: number;
}

/** Typed quantities by line, under their field names. */
export type TypedUnits = Record<`units${number}`, string>;

/** Units of an order that are neither shipped nor cancelled. */
export function openLines({ lines }: Order): LineUnits[] {
  return lines.flatMap(({ position, name, options, sku, quantity, shipped, cancelled }) => {
    const units = quantity - shipped - cancelled;
    return units > 0 ? [{ position, name: [name, options].join(" "), sku, units }] : [];
  });
}

/** All units of each line, or none. */
export function typedUnits(lines: readonly LineUnits[], isAll: boolean): TypedUnits {
  return Object.fromEntries(
    lines.map(({ position, units }) => [`units${position}`, isAll ? String(units) : "0"]),
  );
}

/** The typed units, without lines that have none. */
export function unitsOf(
  typed: TypedUnits,
  lines: readonly LineUnits[],
): { position: number; quantity: number }[] {
  return lines.flatMap(({ position }) => {
    const quantity = Number(normaliseDigits(typed[`units${position}`] ?? "").trim() || "0");
    return quantity === 0 ? [] : [{ position, quantity }];
  });
}

/** The same; throws `none` if there are no units at all. */
export function someUnitsOf(typed: TypedUnits, lines: readonly LineUnits[], none: string) {
  const units = unitsOf(typed, lines);
  if (units.length === 0) throw ownProblem(none);
  return units;
}

/** A quantity field for each line. */
export function UnitFields({ lines }: { lines: readonly LineUnits[] }) {
  const text = useText();
  return lines.map(({ position, name, sku, units }) => (
    <Box
      key={position}
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) 7rem",
        gap: 1.5,
        alignItems: "start",
        marginBlockEnd: 1,
      }}
    >
      <Box sx={{ paddingBlockStart: 1 }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          <Code>{sku}</Code>
        </Typography>
      </Box>
      <Field
        name={`units${position}`}
        label={text("orders.units.ofAtMost", { units })}
        inputMode="numeric"
      />
    </Box>
  ));
}
