import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";

export function usePriceLists() {
  const { data } = useQuery({
    queryKey: ["price-list-choices"],
    queryFn: () => call("GET /api/v1/admin/price-lists"),
  });
  return data?.items ?? [];
}

/** The name of a price list by its id; for an empty one or null, that every company is meant. */
export function usePriceListName(): (id: string | number | null) => string {
  const text = useText();
  const lists = usePriceLists();
  return (id) =>
    lists.find((list) => String(list.id) === String(id))?.name[locale] ??
    text("companyDiscounts.everyList");
}
