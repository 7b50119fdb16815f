import { Box, Chip, FormHelperText, Typography } from "@mui/material";
import { useController } from "react-hook-form";
import { useText } from "../../i18n/use-text.ts";
import { namedProducts, useProductNames } from "./named-products.ts";
import { ProductSearch } from "./product-search.tsx";

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
