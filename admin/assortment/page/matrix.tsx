import { Alert, Box, Button } from "@mui/material";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import {
  MAX_VARIANTS,
  type MatrixOption,
  variantMatrix,
} from "#contract/assortment/variant-matrix.ts";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { isNumber } from "./attribute-words.ts";
import { FillVariants } from "./fill-variants.tsx";
import { OptionValues, SeveralOf } from "./option-values.tsx";
import { NEW_VARIANT, type ProductValues, type VariantValues } from "./product-values.ts";

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
  const chosen = options.flatMap((code) => attributes.filter((one) => one.code === code));
  const valuesOf = (code: string) => wanted[code] ?? usedValues(variants, code);
  const matrix: MatrixOption[] = chosen.map((attribute) => ({
    code: attribute.code,
    values: valuesOf(attribute.code).map((value) => ({
      value: isNumber(attribute) ? Number(value) : value,
    })),
  }));
  const isReady = matrix.length > 0 && matrix.every(({ values }) => values.length > 0);
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
      <SeveralOf
        label={text("products.page.options")}
        value={options}
        choices={attributes
          .filter((one) => one.kind === "enum" || isNumber(one))
          .map(({ code, name }) => ({ value: code, label: name[locale] }))}
        onChange={(codes) =>
          setValue("options", codes.slice(0, MOST_OPTIONS), { shouldDirty: true })
        }
      />
      {chosen.map((attribute) => (
        <OptionValues
          key={attribute.code}
          attribute={attribute}
          used={usedValues(variants, attribute.code)}
          value={valuesOf(attribute.code)}
          onChange={(values) => setWanted({ ...wanted, [attribute.code]: values })}
        />
      ))}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", marginBlock: 1 }}>
        {options.length > 0 && (
          <Button variant="outlined" onClick={make} disabled={!isReady}>
            {text("products.page.makeVariants")}
          </Button>
        )}
        <FillVariants matrix={matrix} attributes={attributes} />
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

function usedValues(variants: readonly VariantValues[], code: string): string[] {
  const used = variants.map(({ options }) => options[code]).filter((value) => value !== undefined);
  return [...new Set(used.map(String))];
}
