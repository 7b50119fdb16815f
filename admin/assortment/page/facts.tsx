import { Box, MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { useCategories } from "../../shell/data/categories.ts";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { SeveralField } from "../../shell/forms/several-field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { askedFor } from "../choices.ts";
import { labelOf } from "./attribute-words.ts";
import type { ProductValues } from "./product-values.ts";

/** Technical facts: those that the category asks for, those that are filled in, and any other. */
export function FactFields({ attributes }: { attributes: readonly AttributeRecord[] }) {
  const text = useText();
  const categories = useCategories();
  const [added, setAdded] = useState<string[]>([]);
  const [categoryId, facts, options] = useWatch<
    ProductValues,
    ["categoryId", "attributes", "options"]
  >({ name: ["categoryId", "attributes", "options"] });
  const wanted = new Set([
    ...askedFor(categories, Number(categoryId)),
    ...Object.keys(facts),
    ...added,
  ]);
  const chosen = new Set(options);
  const free = attributes.filter(({ code }) => !chosen.has(code));
  const shown = free.filter(({ code }) => wanted.has(code));
  const others = free.filter(({ code }) => !wanted.has(code));
  return (
    <Panel title={text("products.page.facts")}>
      <Box
        sx={{
          display: "grid",
          columnGap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {shown.map((attribute) => (
          <FactField
            key={attribute.code}
            attribute={attribute}
            name={`attributes.${attribute.code}`}
          />
        ))}
      </Box>
      <AddFact
        label={text("products.page.addFact")}
        attributes={others}
        onAdd={(code) => setAdded([...added, code])}
      />
    </Panel>
  );
}

interface AddFactProps {
  label: string;
  attributes: readonly AttributeRecord[];
  onAdd: (code: string) => void;
}

/** Adds another fact to fill in. */
export function AddFact({ label, attributes, onAdd }: AddFactProps) {
  if (attributes.length === 0) return null;
  return (
    <TextField
      select
      label={label}
      value=""
      onChange={({ target }) => onAdd(target.value)}
      sx={{ maxInlineSize: 320 }}
    >
      {attributes.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          {name[locale]}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface FactFieldProps {
  attribute: AttributeRecord;
  /** The name of the form field. */
  name: string;
}

/** The input for a fact, by the kind of its attribute. */
export function FactField({ attribute, name }: FactFieldProps) {
  const text = useText();
  const { kind, values } = attribute;
  const label = labelOf(attribute);
  const none = { value: "", label: text("shell.none") };
  switch (kind) {
    case "text":
      return (
        <Box sx={{ gridColumn: "1 / -1" }}>
          <BilingualField name={name} label={label} />
        </Box>
      );
    case "boolean": {
      const answers = ["true", "false"].map((value) => ({
        value,
        label: text(value === "true" ? "products.page.yes" : "products.page.no"),
      }));
      return <Field name={name} label={label} choices={[none, ...answers]} />;
    }
    case "enum":
      return <Field name={name} label={label} choices={[none, ...choicesOf(values)]} />;
    case "multi":
      return <SeveralField {...{ name, label }} choices={choicesOf(values)} />;
    case "range":
      return (
        <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1 }}>
          <Field
            name={`${name}.0`}
            label={text("products.page.rangeFrom", { label })}
            inputMode="decimal"
          />
          <Field
            name={`${name}.1`}
            label={text("products.page.rangeTo", { label })}
            inputMode="decimal"
          />
        </Box>
      );
    default:
      return <Field name={name} label={label} inputMode="decimal" autoComplete="off" />;
  }
}

function choicesOf(values: AttributeRecord["values"]) {
  return values.map(({ code, name }) => ({ value: code, label: name[locale] }));
}
