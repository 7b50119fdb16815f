import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CallTable } from "../../api/call-table.ts";
import { callerOf } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";

const call = callerOf({
  listProductNames: ["GET", "/api/v1/admin/product-names"],
} as const satisfies CallTable);

/** The product search by name, code or SKU for all staff. */
export const namedProducts = {
  name: "product-names",
  find: async (q: string) => (await call("listProductNames", { query: { q } })).items,
};

/** The names of chosen products; their ids until the names are loaded. */
export function useProductNames(ids: readonly number[]): (id: number) => string {
  const named = ids.toSorted((one, other) => one - other).join(",");
  const { data } = useQuery({
    queryKey: [namedProducts.name, "named", named],
    queryFn: () => call("listProductNames", { query: { ids: named } }),
    enabled: named !== "",
    placeholderData: keepPreviousData,
  });
  return (id) => data?.items.find((product) => product.id === id)?.name[locale] ?? String(id);
}
