import { Box, Chip, Typography } from "@mui/material";
import { useFormContext, useWatch } from "react-hook-form";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ProductSearch, useProducts } from "../product-search.tsx";
import type { PromotionValues } from "./promotion-values.ts";

/** The products that a promotion applies to. */
export function ProductsField() {
  const text = useText();
  const { setValue } = useFormContext<PromotionValues>();
  const ids = useWatch<PromotionValues, "productIds">({ name: "productIds" });
  const products = useProducts(ids);
  const choose = (chosen: number[]) => setValue("productIds", chosen);
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <Typography variant="h3">{text("promotions.products")}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlock: 1 }}>
        {ids.map((id) => {
          const name = products.find((product) => product.id === id)?.name[locale] ?? String(id);
          return (
            <Chip
              key={id}
              label={<bdi>{name}</bdi>}
              onDelete={() => choose(ids.filter((one) => one !== id))}
            />
          );
        })}
      </Box>
      <ProductSearch
        label={text("pricing.addGoods")}
        onPick={({ id }) => choose([...new Set([...ids, id])])}
      />
    </Box>
  );
}
