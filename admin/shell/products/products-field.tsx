import { Box, Chip, FormHelperText, Typography } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ProductSearch } from "./product-search.tsx";

/** The product search by name, code or SKU for all staff. */
const namedProducts = {
  name: "product-names",
  find: async (q: string) =>
    (await call("GET /api/v1/admin/product-names", { query: { q } })).items,
};

interface ProductsFieldProps {
  name: string;
  label: string;
  help?: string;
  /** Allows one product only: choosing another replaces it. */
  isSingle?: boolean;
}

/** Chosen products, stored by id in a field of an `ApiForm`. */
export function ProductsField({ name, label, help, isSingle = false }: ProductsFieldProps) {
  const text = useText();
  const { field, fieldState } = useController<Record<string, number[] | undefined>>({ name });
  // An old draft may contain a value from a different kind of field.
  const ids = Array.isArray(field.value) ? field.value : [];
  const nameOf = useProductNames(ids);
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <Typography variant="subtitle2" component="div">
        {label}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlock: ids.length > 0 ? 1 : 0 }}>
        {ids.map((id) => (
          <Chip
            key={id}
            label={<bdi>{nameOf(id)}</bdi>}
            onDelete={() => field.onChange(ids.filter((one) => one !== id))}
          />
        ))}
      </Box>
      {/* Lets `ApiForm` show an API error at this field. */}
      <input type="hidden" name={name} />
      <ProductSearch
        label={text(isSingle ? "pricing.chooseProduct" : "pricing.addGoods")}
        help={help}
        source={namedProducts}
        onPick={({ id }) => field.onChange(isSingle ? [id] : [...new Set([...ids, id])])}
      />
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}

/** The names of chosen products; their ids until the names are loaded. */
function useProductNames(ids: readonly number[]): (id: number) => string {
  const named = ids.toSorted((one, other) => one - other).join(",");
  const { data } = useQuery({
    queryKey: [namedProducts.name, "named", named],
    queryFn: () => call("GET /api/v1/admin/product-names", { query: { ids: named } }),
    enabled: named !== "",
    placeholderData: keepPreviousData,
  });
  return (id) => data?.items.find((product) => product.id === id)?.name[locale] ?? String(id);
}
