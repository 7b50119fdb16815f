import { Box, Button } from "@mui/material";
import { useFieldArray } from "react-hook-form";
import { useText } from "../i18n/use-text.ts";
import { Field } from "../shell/forms/field.tsx";
import type { StepValues } from "./steps.ts";

const MOST = 10;

/** A quantity discount: from a number of units on, a percentage off. */
export function StepFields({ name }: { name: string }) {
  const text = useText();
  const { fields, append, remove } = useFieldArray<Record<string, StepValues[]>>({ name });
  return (
    <>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          component="fieldset"
          aria-label={text("pricing.step", { number: index + 1 })}
          sx={{
            border: 0,
            margin: 0,
            padding: 0,
            minInlineSize: 0,
            display: "grid",
            alignItems: "start",
            columnGap: 2,
            gridTemplateColumns: {
              xs: "minmax(0, 1fr) minmax(0, 1fr)",
              sm: "minmax(0, 1fr) minmax(0, 1fr) auto",
            },
          }}
        >
          <Field
            name={`${name}.${index}.from`}
            label={text("pricing.stepFrom")}
            inputMode="numeric"
          />
          <Field
            name={`${name}.${index}.basisPoints`}
            label={text("pricing.percent")}
            inputMode="decimal"
          />
          <Button
            color="error"
            disabled={fields.length === 1}
            onClick={() => remove(index)}
            sx={{ marginBlockStart: { sm: 1 }, justifySelf: "start" }}
          >
            {text("pricing.remove")}
          </Button>
        </Box>
      ))}
      <Button
        variant="outlined"
        disabled={fields.length >= MOST}
        onClick={() => append({ from: "", basisPoints: "" })}
      >
        {text("pricing.addStep")}
      </Button>
    </>
  );
}
