import { useQuery } from "@tanstack/react-query";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { priceListCall } from "./price-list-source.ts";

export function usePriceLists() {
  const { data } = useQuery({
    queryKey: ["price-list-choices"],
    queryFn: () => priceListCall("listPriceLists"),
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
