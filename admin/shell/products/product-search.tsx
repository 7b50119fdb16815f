import { Autocomplete, TextField } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { Bilingual } from "#contract/kernel/locale.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";

interface FoundProduct {
  id: number;
  name: Bilingual;
  variants: readonly { sku: string }[];
}

interface ProductSearchProps<P> {
  label: string;
  help?: string | undefined;
  /** The name and function of the search. */
  source: { name: string; find: (q: string) => Promise<readonly P[]> };
  onPick: (product: P) => void;
}

/** Finds a product by name, code or SKU and passes it on, then clears for the next search. */
export function ProductSearch<P extends FoundProduct>(props: ProductSearchProps<P>) {
  const { label, help, source, onPick } = props;
  const text = useText();
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  const { data, isFetching } = useQuery({
    queryKey: [source.name, q],
    queryFn: () => source.find(q),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete<P>
      options={data ?? []}
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
        <TextField {...params} label={label} helperText={help ?? text("pricing.searchHelp")} />
      )}
    />
  );
}
