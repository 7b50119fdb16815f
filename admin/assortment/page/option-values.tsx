import { MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { helpText } from "../../shell/forms/help-text.tsx";
import { isNumber, labelOf } from "./attribute-words.ts";
import { typedNumbers } from "./typed-numbers.ts";

interface OptionValuesProps {
  attribute: AttributeRecord;
  /** Values already used by variants. */
  used: readonly string[];
  value: readonly string[];
  onChange: (values: string[]) => void;
}

/**
 * The values on offer for an option: chosen from its attribute's values, or typed if it is numeric.
 */
export function OptionValues({ attribute, used, value, onChange }: OptionValuesProps) {
  if (isNumber(attribute)) return <TypedValues {...{ attribute, value, onChange }} />;
  const known = attribute.values.map(({ code, name }) => ({ value: code, label: name[locale] }));
  const others = used.filter((one) => !known.some(({ value: code }) => code === one));
  return (
    <SeveralOf
      label={attribute.name[locale]}
      value={value}
      choices={[...known, ...others.map((one) => ({ value: one, label: one }))]}
      onChange={onChange}
    />
  );
}

function TypedValues({ attribute, value, onChange }: Omit<OptionValuesProps, "used">) {
  const text = useText();
  const [typed, setTyped] = useState(() => value.join(" "));
  const { faults } = typedNumbers(typed, attribute);
  const { unit } = attribute;
  const help = unit ? text("products.page.numbersInUnit", { unit }) : text("products.page.numbers");
  return (
    <TextField
      label={labelOf(attribute)}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typedNumbers(target.value, attribute).numbers.map(String));
      }}
      error={faults.length > 0}
      helperText={helpText(
        faults.length > 0 ? text("products.page.noNumber", { typed: faults.join(" ") }) : undefined,
        help,
      )}
      slotProps={{ htmlInput: { dir: "ltr", style: { textAlign: "start" }, autoComplete: "off" } }}
    />
  );
}

interface SeveralOfProps {
  label: string;
  value: readonly string[];
  choices: { value: string; label: string }[];
  onChange: (value: string[]) => void;
}

/** A multiple select. */
export function SeveralOf({ label, value, choices, onChange }: SeveralOfProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as unknown as string[])}
      slotProps={{ select: { multiple: true } }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
