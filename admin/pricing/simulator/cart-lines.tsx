import { Box, Button, Typography } from "@mui/material";
import { useFieldArray } from "react-hook-form";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../shell/forms/field.tsx";
import { ListProblem } from "../../shell/forms/list-problem.tsx";
import { ProductSearch } from "../../shell/products/product-search.tsx";
import { Code } from "../../shell/values.tsx";
import { pricedProducts } from "../priced-products.ts";
import { cartLinesOf, type SimulatorValues } from "./simulator-values.ts";

/** The test cart: variants and quantities. */
export function CartLines() {
  const text = useText();
  const { fields, append, remove } = useFieldArray<SimulatorValues, "lines">({ name: "lines" });
  return (
    <>
      <ProductSearch
        label={text("pricing.addGoods")}
        source={pricedProducts}
        onPick={(product) => append(cartLinesOf(product, fields), { shouldFocus: false })}
      />
      {fields.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{text("pricing.noGoods")}</Typography>
      )}
      <ListProblem name="lines" />
      <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {fields.map(({ id, name, sku }, index) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: "grid",
              alignItems: "start",
              columnGap: 2,
              gridTemplateColumns: "minmax(0, 1fr) 110px auto",
              paddingBlock: 0.5,
            }}
          >
            <Box>
              <bdi>{name[locale]}</bdi>
              <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
                <Code>{sku}</Code>
              </Typography>
            </Box>
            <Field
              name={`lines.${index}.quantity`}
              label={text("simulator.quantity")}
              inputMode="numeric"
              autoComplete="off"
            />
            <Button
              color="error"
              onClick={() => remove(index)}
              aria-label={text("pricing.takeOut", { name: sku })}
              sx={{ marginBlockStart: 1 }}
            >
              {text("pricing.remove")}
            </Button>
          </Box>
        ))}
      </Box>
    </>
  );
}
