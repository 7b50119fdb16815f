import { Box, Button, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { useFieldArray } from "react-hook-form";
import { useText } from "../i18n/use-text.ts";
import { BilingualField } from "../shell/forms/bilingual-field.tsx";
import { Field } from "../shell/forms/field.tsx";
import { NEW_PLAN, type PlanValues, type VatValues } from "./setting-values.ts";

const MOST = 20;

/** Instalment plans, as offered by their providers. */
export function PlanFields() {
  const text = useText();
  return (
    <Rows<PlanValues> words="plan" fresh={NEW_PLAN}>
      {(row) => (
        <>
          <BilingualField name={`${row}.provider`} label={text("settings.plan.provider")} />
          <Field name={`${row}.months`} label={text("settings.plan.months")} inputMode="numeric" />
          <Field name={`${row}.charge`} label={text("settings.plan.charge")} inputMode="decimal" />
          <Field
            name={`${row}.minimum`}
            label={text("settings.plan.minimum")}
            inputMode="decimal"
          />
        </>
      )}
    </Rows>
  );
}

/** The VAT rates, each from a given day on. */
export function VatFields() {
  const text = useText();
  return (
    <Rows<VatValues> words="vat" fresh={{ from: "", rate: "" }} least={1}>
      {(row) => (
        <>
          <Field name={`${row}.from`} label={text("settings.vat.from")} type="date" />
          <Field name={`${row}.rate`} label={text("settings.vat.rate")} inputMode="decimal" />
        </>
      )}
    </Rows>
  );
}

interface RowsProps<T> {
  /** Key of its messages under `settings.`. */
  words: "plan" | "vat";
  fresh: T;
  /** The minimum number of rows. */
  least?: number;
  /** Renders the fields of a row, given its path in the form. */
  children: (row: string) => ReactNode;
}

function Rows<T extends object>({ words, fresh, least = 0, children }: RowsProps<T>) {
  const text = useText();
  const { fields, append, remove } = useFieldArray({ name: "value" });
  return (
    <>
      {fields.length === 0 && (
        <Typography sx={{ color: "text.secondary", marginBlockEnd: 1 }}>
          {text("settings.plan.none")}
        </Typography>
      )}
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          component="fieldset"
          sx={{ border: "1px solid", borderColor: "divider", borderRadius: 1, marginBlockEnd: 1 }}
        >
          <legend>{text(`settings.${words}.number`, { number: index + 1 })}</legend>
          {children(`value.${index}`)}
          {fields.length > least && (
            <Button color="error" onClick={() => remove(index)}>
              {text(`settings.${words}.remove`, { number: index + 1 })}
            </Button>
          )}
        </Box>
      ))}
      <Button variant="outlined" disabled={fields.length >= MOST} onClick={() => append(fresh)}>
        {text(`settings.${words}.add`)}
      </Button>
    </>
  );
}
