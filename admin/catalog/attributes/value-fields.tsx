import { Box, Button, Paper, Typography } from "@mui/material";
import { useFieldArray, useWatch } from "react-hook-form";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { ListProblem } from "../../shell/forms/list-problem.tsx";
import { MoveButtons } from "../../shell/forms/move-buttons.tsx";
import { SwitchField } from "../../shell/forms/switch-field.tsx";
import { type AttributeValues, NEW_VALUE } from "./attribute-values.ts";
import { ColourField } from "./colour-field.tsx";

const SWATCH = /^#[0-9a-f]{6}$/i;

/** The values of an attribute in order. */
export function ValueFields() {
  const text = useText();
  const { fields, append, move, remove } = useFieldArray<AttributeValues, "values">({
    name: "values",
  });
  return (
    <>
      <ListProblem name="values" />
      {fields.length === 0 && (
        <Typography sx={{ color: "text.secondary", marginBlockEnd: 1 }}>
          {text("attributes.noValues")}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {fields.map(({ id, isKept }, index) => (
          <Paper
            component="li"
            key={id}
            sx={{ border: "1px solid", borderColor: "divider", padding: 1.5, marginBlockEnd: 1 }}
          >
            <Head
              index={index}
              count={fields.length}
              onMove={move}
              onRemove={() => remove(index)}
            />
            <Field
              name={`values.${index}.code`}
              label={text("catalog.code")}
              isReadOnly={isKept}
              isLatin
              autoComplete="off"
            />
            <BilingualField name={`values.${index}.name`} label={text("catalog.name")} />
            <ColourField name={`values.${index}.swatch`} />
            <SwitchField name={`values.${index}.fitsAny`} label={text("attributes.fitsAny")} />
          </Paper>
        ))}
      </Box>
      <Button variant="outlined" onClick={() => append(NEW_VALUE)}>
        {text("attributes.addValue")}
      </Button>
    </>
  );
}

interface HeadProps {
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** A value's name and colour, with buttons to move and remove it. */
function Head({ index, count, onMove, onRemove }: HeadProps) {
  const text = useText();
  // A value being removed is rendered once more after its data is gone.
  const value =
    useWatch<AttributeValues, `values.${number}`>({ name: `values.${index}` }) ?? NEW_VALUE;
  const name = value.name[locale] || text("attributes.nameless");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <MoveButtons list="values" {...{ index, count, name, onMove }} />
      {SWATCH.test(value.swatch) && (
        <Box
          aria-hidden
          sx={{
            inlineSize: 20,
            blockSize: 20,
            borderRadius: "50%",
            border: "1px solid",
            borderColor: "divider",
            backgroundColor: value.swatch,
          }}
        />
      )}
      <Typography variant="h3" sx={{ flex: 1, overflowWrap: "anywhere" }}>
        <bdi>{name}</bdi>
      </Typography>
      <Button
        color="error"
        onClick={onRemove}
        aria-label={text("attributes.removeValue", { name })}
      >
        {text("attributes.takeOut")}
      </Button>
    </Box>
  );
}
