import { Autocomplete, TextField } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { PricedProduct } from "#contract/pricing/priced-product-endpoints.ts";
import type { CallTable } from "../api/call-table.ts";
import { callerOf } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";

const call = callerOf({
  listPricedProducts: ["GET", "/api/v1/admin/priced-products"],
} as const satisfies CallTable);

const NOTHING: PricedProduct[] = [];

/** Products with their prices that match the typed text. */
function useFound(typed: string) {
  const q = useDeferredValue(typed.trim());
  return useQuery({
    queryKey: ["priced-products", q],
    queryFn: () => call("listPricedProducts", { query: { q } }),
    placeholderData: keepPreviousData,
  });
}

/** Products by their ids, in that order. */
export function useProducts(ids: readonly number[]): PricedProduct[] {
  const named = ids.toSorted((one, other) => one - other).join(",");
  const { data } = useQuery({
    queryKey: ["priced-products", "named", named],
    queryFn: () => call("listPricedProducts", { query: { ids: named } }),
    enabled: named !== "",
    placeholderData: keepPreviousData,
  });
  return data?.items ?? NOTHING;
}

interface ProductSearchProps {
  label: string;
  onPick: (product: PricedProduct) => void;
}

/** Searches a product by name, code or SKU and passes it on; then the next search can start. */
export function ProductSearch({ label, onPick }: ProductSearchProps) {
  const text = useText();
  const [typed, setTyped] = useState("");
  const { data, isFetching } = useFound(typed);
  return (
    <Autocomplete<PricedProduct>
      options={data?.items ?? NOTHING}
      value={null}
      inputValue={typed}
      onInputChange={(_, next, reason) => {
        if (reason !== "selectOption" && reason !== "reset") setTyped(next);
      }}
      onChange={(_, product) => {
        if (!product) return;
        onPick(product);
        setTyped("");
      }}
      // The server has already filtered them, also by SKU.
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name, variants }) =>
        `${name[locale]} · ${variants.map(({ sku }) => sku).join(" ")}`
      }
      loading={isFetching}
      loadingText={text("shell.loading")}
      noOptionsText={text("pricing.noProduct")}
      clearText={text("pricing.clear")}
      openText={text("pricing.open")}
      closeText={text("shell.form.close")}
      renderInput={(params) => (
        <TextField {...params} label={label} helperText={text("pricing.searchHelp")} />
      )}
    />
  );
}
