import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";

/** The product search by name, code or SKU for all staff. */
export const namedProducts = {
  name: "product-names",
  find: async (q: string) =>
    (await call("GET /api/v1/admin/product-names", { query: { q } })).items,
};

/** The names of chosen products; their ids until the names are loaded. */
export function useProductNames(ids: readonly number[]): (id: number) => string {
  const named = ids.toSorted((one, other) => one - other).join(",");
  const { data } = useQuery({
    queryKey: [namedProducts.name, "named", named],
    queryFn: () => call("GET /api/v1/admin/product-names", { query: { ids: named } }),
    enabled: named !== "",
    placeholderData: keepPreviousData,
  });
  return (id) => data?.items.find((product) => product.id === id)?.name[locale] ?? String(id);
}
