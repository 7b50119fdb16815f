import { Alert, Box, Button, MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import {
  fillVariants,
  MAX_VARIANTS,
  type MatrixOption,
  variantMatrix,
} from "#contract/assortment/variant-matrix.ts";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { useMay } from "../../api/session.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import type { ProductValues, VariantValues } from "./product-values.ts";

const MOST_OPTIONS = 3;

interface MatrixProps {
  attributes: readonly AttributeRecord[];
}

/** The options that customers choose from, and a variant for each combination. */
export function Matrix({ attributes }: MatrixProps) {
  const text = useText();
  const { getValues, setValue } = useFormContext<ProductValues>();
  const [options, variants] = useWatch<ProductValues, ["options", "variants"]>({
    name: ["options", "variants"],
  });
  const [wanted, setWanted] = useState<Record<string, string[]>>({});
  const [dropped, setDropped] = useState<VariantValues[]>([]);
  const [isTooMuch, setTooMuch] = useState(false);
  const choosable = attributes.filter(
    ({ kind, code }) => kind === "enum" || options.includes(code),
  );
  const valuesOf = (code: string) => wanted[code] ?? usedValues(variants, code);
  const matrix: MatrixOption[] = options.map((code) => ({
    code,
    values: valuesOf(code).map((value) => ({ value: numberIfUsed(variants, code, value) })),
  }));
  const isReady = options.length > 0 && matrix.every(({ values }) => values.length > 0);
  const make = () => {
    const count = matrix.reduce((product, { values }) => product * values.length, 1);
    setTooMuch(count > MAX_VARIANTS);
    if (count > MAX_VARIANTS) return;
    const made = variantMatrix(getValues("code"), matrix, getValues("variants"));
    setDropped(made.dropped.filter(({ id }) => id !== undefined));
    const rows = made.rows.map((row) => ({ ...NEW_VARIANT, ...row }));
    setValue("variants", rows, { shouldDirty: true });
  };
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Select
        label={text("products.page.options")}
        value={options}
        choices={choosable.map(({ code, name }) => ({ value: code, label: name[locale] }))}
        onChange={(codes) =>
          setValue("options", codes.slice(0, MOST_OPTIONS), { shouldDirty: true })
        }
      />
      {options.map((code) => {
        const attribute = attributes.find((one) => one.code === code);
        return (
          attribute && (
            <Select
              key={code}
              label={attribute.name[locale]}
              value={valuesOf(code)}
              choices={valueChoices(attribute, usedValues(variants, code))}
              onChange={(values) => setWanted({ ...wanted, [code]: values })}
            />
          )
        );
      })}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", marginBlock: 1 }}>
        {options.length > 0 && (
          <Button variant="outlined" onClick={make} disabled={!isReady}>
            {text("products.page.makeVariants")}
          </Button>
        )}
        <PriceForAll matrix={matrix} attributes={attributes} />
      </Box>
      {isTooMuch && (
        <Alert severity="error">{text("products.page.tooMany", { most: MAX_VARIANTS })}</Alert>
      )}
      {dropped.length > 0 && (
        <Alert severity="warning">
          {text("products.page.dropped", { skus: dropped.map(({ sku }) => sku).join(" ") })}
        </Alert>
      )}
    </Box>
  );
}

const NEW_VARIANT: Omit<VariantValues, "sku" | "options"> = {
  attributes: {},
  isActive: true,
  piastres: "",
};

/** Sets one price for many variants: all of them, or those with one value. */
function PriceForAll({ matrix, attributes }: MatrixProps & { matrix: readonly MatrixOption[] }) {
  const text = useText();
  const mayPrice = useMay("price:write");
  const { getValues, setValue } = useFormContext<ProductValues>();
  const [pounds, setPounds] = useState("");
  const [which, setWhich] = useState("");
  if (!mayPrice || matrix.length === 0) return null;
  const fill = () => {
    const [code, value] = which.split("=");
    const wanted = code && value ? { [code]: value } : {};
    const filled = fillVariants(getValues("variants"), wanted, { piastres: pounds });
    setValue("variants", filled, { shouldDirty: true });
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <TextField
        label={text("products.page.poundsFor")}
        value={pounds}
        onChange={({ target }) => setPounds(target.value)}
        slotProps={{ htmlInput: { inputMode: "decimal", dir: "ltr" } }}
        sx={{ inlineSize: 140 }}
      />
      <TextField
        select
        label={text("products.page.fillWhich")}
        value={which}
        onChange={({ target }) => setWhich(target.value)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ inlineSize: 180 }}
      >
        <MenuItem value="">{text("products.page.fillAll")}</MenuItem>
        {matrix.flatMap(({ code, values }) =>
          values.map(({ value }) => (
            <MenuItem key={`${code}=${value}`} value={`${code}=${value}`}>
              {valueName(attributes, code, String(value))}
            </MenuItem>
          )),
        )}
      </TextField>
      <Button variant="outlined" onClick={fill} disabled={pounds.trim() === ""}>
        {text("products.page.fill")}
      </Button>
    </Box>
  );
}

interface SelectProps {
  label: string;
  value: string[];
  choices: { value: string; label: string }[];
  onChange: (value: string[]) => void;
}

function Select({ label, value, choices, onChange }: SelectProps) {
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

function usedValues(variants: readonly VariantValues[], code: string): string[] {
  const used = variants.map(({ options }) => options[code]).filter((value) => value !== undefined);
  return [...new Set(used.map(String))];
}

/** Numeric options (a length) stay numbers. */
function numberIfUsed(variants: readonly VariantValues[], code: string, value: string) {
  const isNumber = variants.some(({ options }) => options[code] === Number(value));
  return isNumber ? Number(value) : value;
}

function valueChoices(attribute: AttributeRecord, used: readonly string[]) {
  const known = attribute.values.map(({ code, name }) => ({ value: code, label: name[locale] }));
  const others = used.filter((value) => !known.some((one) => one.value === value));
  return [...known, ...others.map((value) => ({ value, label: value }))];
}

function valueName(attributes: readonly AttributeRecord[], code: string, value: string): string {
  const attribute = attributes.find((one) => one.code === code);
  return attribute?.values.find((one) => one.code === value)?.name[locale] ?? value;
}
