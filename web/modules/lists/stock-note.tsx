import { useTranslations } from "use-intl";
import type { CartLine } from "#contract/cart/endpoints.ts";

/** Why not all of a wanted quantity can be ordered now; nothing if it can. */
export function StockNote({ item: { quantity, available } }: { item: CartLine }) {
  const t = useTranslations("projectLists");
  if (available >= quantity) return null;
  return (
    <p className="figures text-small text-error">
      {available === 0 ? t("soldOut") : t("short", { count: available })}
    </p>
  );
}
