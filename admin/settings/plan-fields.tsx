import { Box, Button, Typography } from "@mui/material";
import { useFieldArray } from "react-hook-form";
import { useText } from "../i18n/use-text.ts";
import { BilingualField } from "../shell/forms/bilingual-field.tsx";
import { Field } from "../shell/forms/field.tsx";
import { NEW_PLAN, type PlanValues } from "./setting-values.ts";

const MOST = 20;

/** Ways to pay in instalments, as their providers offer them. */
export function PlanFields() {
  const text = useText();
  const { fields, append, remove } = useFieldArray<{ value: PlanValues[] }, "value">({
    name: "value",
  });
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
          <legend>{text("settings.plan.number", { number: index + 1 })}</legend>
          <BilingualField name={`value.${index}.provider`} label={text("settings.plan.provider")} />
          <Field
            name={`value.${index}.months`}
            label={text("settings.plan.months")}
            inputMode="numeric"
          />
          <Field
            name={`value.${index}.charge`}
            label={text("settings.plan.charge")}
            inputMode="decimal"
          />
          <Field
            name={`value.${index}.minimum`}
            label={text("settings.plan.minimum")}
            inputMode="decimal"
          />
          <Button color="error" onClick={() => remove(index)}>
            {text("settings.plan.remove", { number: index + 1 })}
          </Button>
        </Box>
      ))}
      <Button variant="outlined" disabled={fields.length >= MOST} onClick={() => append(NEW_PLAN)}>
        {text("settings.plan.add")}
      </Button>
    </>
  );
}
