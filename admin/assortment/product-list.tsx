import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router";
import type { ProductRow } from "#contract/assortment/product-endpoints.ts";
import { LOCALES } from "#contract/kernel/locale.ts";
import { imageUrl } from "#contract/media/image-url.ts";
import { useText } from "../i18n/use-text.ts";
import type { Column, FilterInput } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Code, Money, StateChip } from "../shell/values.tsx";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import { useBrandChoices, useCategoryChoices } from "./choices.ts";
import { productSource } from "./product-source.ts";
import { nameOf, ProductStateChip, STATES } from "./product-words.tsx";

/** All products, newest first. */
export function ProductList() {
  const text = useText();
  return (
    <RecordList<ProductRow>
      source={productSource}
      columns={useColumns()}
      sort={{ field: "id", order: "DESC" }}
      pathTo={({ id }) => `/products/${id}/show`}
      empty={(filters) =>
        text(Object.keys(filters).length > 0 ? "shell.list.noMatch" : "products.empty")
      }
      filters={useProductFilters()}
      bulk={{ nameOf: ({ name }) => nameOf(name), bar: <BulkBar /> }}
      actions={
        <Button component={Link} to="/products/create" variant="contained">
          {text("products.add")}
        </Button>
      }
    />
  );
}

function useProductFilters(): FilterInput[] {
  const text = useText();
  const categories = useCategoryChoices();
  const brands = useBrandChoices();
  const only = [{ value: "true", label: text("products.filters.only") }];
  const states = STATES.map((value) => ({ value, label: text(`products.states.${value}`) }));
  const languages = LOCALES.map((value) => ({ value, label: text(`shell.locales.${value}`) }));
  const choice = (source: string, label: string, choices: FilterInput["choices"]): FilterInput => ({
    source,
    kind: "choice",
    label,
    choices,
  });
  return [
    { source: "q", kind: "search", label: text("products.filters.q") },
    choice("categoryId", text("products.category"), categories),
    choice("brandId", text("products.brand"), brands),
    choice("state", text("products.state"), states),
    choice("lowStock", text("products.filters.lowStock"), only),
    choice("withoutPicture", text("products.filters.withoutPicture"), only),
    choice("lacks", text("products.filters.lacks"), languages),
  ];
}

function useColumns(): Column<ProductRow>[] {
  const text = useText();
  return [
    { source: "name", isSortable: true, render: (row) => <Name row={row} /> },
    { source: "state", render: ({ state }) => <ProductStateChip state={state} /> },
    { source: "category", render: ({ category }) => nameOf(category.name) },
    { source: "brand", render: ({ brand }) => nameOf(brand.name) },
    {
      source: "fromPiastres",
      isFigure: true,
      render: ({ fromPiastres }) =>
        fromPiastres === null ? text("shell.none") : <Money amount={fromPiastres} />,
    },
    { source: "available", isFigure: true, render: (row) => <Stock row={row} /> },
  ];
}

const PICTURE = 48;

function Name({ row: { name, code, picture, lacks } }: { row: ProductRow }) {
  const text = useText();
  const missing = LOCALES.filter((locale) => lacks[locale]);
  return (
    <Box sx={{ display: "flex", gap: 1.5 }}>
      <Box
        sx={{
          inlineSize: PICTURE,
          blockSize: PICTURE,
          flexShrink: 0,
          borderRadius: 1,
          overflow: "hidden",
          backgroundColor: "divider",
        }}
      >
        {picture !== null && (
          <Box
            component="img"
            src={imageUrl(picture, { width: 96 })}
            alt=""
            loading="lazy"
            sx={{ inlineSize: "100%", blockSize: "100%", objectFit: "cover" }}
          />
        )}
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        <bdi>{nameOf(name) || text("products.nameless")}</bdi>
        <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
          <Code>{code}</Code>
        </Typography>
        {missing.length > 0 && (
          <Typography variant="caption" component="div" sx={{ color: "warning.main" }}>
            {missing.map((locale) => text(`products.lacks.${locale}`)).join(" · ")}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function Stock({ row: { available, isLow } }: { row: ProductRow }) {
  const text = useText();
  return (
    <>
      <bdi className="figures">{available}</bdi>{" "}
      {isLow && <StateChip label={text("products.low")} tone="warning" />}
    </>
  );
}
