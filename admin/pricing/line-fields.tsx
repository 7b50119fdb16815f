import { Box, Button, FormHelperText, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useController, useFieldArray, useFormContext } from "react-hook-form";
import { normaliseDigits } from "#contract/kernel/digits.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { Field } from "../shell/forms/field.tsx";
import { ListProblem } from "../shell/forms/list-problem.tsx";
import { ProductSearch } from "../shell/products/product-search.tsx";
import { Code } from "../shell/values.tsx";
import { linesOf, type PricedLine, reducedPounds } from "./priced-lines.ts";
import { pricedProducts } from "./priced-products.ts";

interface LinesForm {
  lines: PricedLine[];
}

/** Variants with a price each: add by search, price one by one or all by a percentage, remove. */
export function LineFields({ label }: { label: string }) {
  const text = useText();
  const { fields, append, remove } = useFieldArray<LinesForm, "lines">({ name: "lines" });
  return (
    <>
      <ProductSearch
        label={text("pricing.addGoods")}
        source={pricedProducts}
        onPick={(product) => append(linesOf(product, fields), { shouldFocus: false })}
      />
      {fields.length === 0 ? (
        <Typography sx={{ color: "text.secondary" }}>{text("pricing.noGoods")}</Typography>
      ) : (
        <Percentage />
      )}
      <ListProblem name="lines" />
      <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {fields.map((line, index) => (
          <Line key={line.id} {...{ line, index, label }} onRemove={() => remove(index)} />
        ))}
      </Box>
    </>
  );
}

interface LineProps {
  line: PricedLine;
  index: number;
  label: string;
  onRemove: () => void;
}

function Line({ line: { name, sku, ordinary }, index, label, onRemove }: LineProps) {
  const text = useText();
  const variant = `lines.${index}.variantId`;
  const { fieldState } = useController({ name: variant });
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        alignItems: "start",
        columnGap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr) auto", sm: "minmax(0, 1fr) 200px auto" },
        paddingBlock: 1,
        borderBlockEnd: "1px solid",
        borderColor: "divider",
      }}
    >
      <Box sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}>
        <bdi>{name[locale]}</bdi>
        <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
          <Code>{sku}</Code>
        </Typography>
        {/* Errors about the variant itself are shown here. */}
        <input type="hidden" name={variant} />
        {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
      </Box>
      <Field
        name={`lines.${index}.pounds`}
        label={text("pricing.priceOf", { label, sku })}
        inputMode="decimal"
        autoComplete="off"
        help={
          ordinary === null
            ? text("pricing.noOrdinary")
            : text("pricing.ordinary", { price: formatPrice(ordinary, locale) })
        }
      />
      <Button
        color="error"
        onClick={onRemove}
        aria-label={text("pricing.takeOut", { name: sku })}
        sx={{ marginBlockStart: 1 }}
      >
        {text("pricing.remove")}
      </Button>
    </Box>
  );
}

/** A percentage off every line. */
function Percentage() {
  const text = useText();
  const [typed, setTyped] = useState("");
  const { getValues, setValue } = useFormContext<LinesForm>();
  const percent = Number(normaliseDigits(typed) || Number.NaN);
  const isUsable = percent > 0 && percent < 100;
  const fill = () => {
    for (const [index, { ordinary }] of getValues("lines").entries()) {
      setValue(`lines.${index}.pounds`, reducedPounds(ordinary, percent));
    }
  };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <TextField
        label={text("pricing.percentOff")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: "decimal", dir: "ltr" } }}
        sx={{ inlineSize: 200 }}
      />
      <Button variant="outlined" disabled={!isUsable} onClick={fill}>
        {text("pricing.fillPrices")}
      </Button>
    </Box>
  );
}
