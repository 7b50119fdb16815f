import { useTranslations } from "use-intl";
import { useShell } from "#web/shell/store.ts";
import { useCartNotes } from "../../shell/cart/cart-writes.ts";
import { CartLineRow } from "./cart-line-row.tsx";

/** All lines; the one added last comes first. */
export function CartLines({ roomy = false }: { roomy?: boolean }) {
  const t = useTranslations("cart");
  const items = useShell(({ cart }) => cart.items);
  const added = useCartNotes(({ addedVariantId }) => addedVariantId);
  const shown = roomy
    ? items
    : items.toSorted((a, b) => Number(b.variantId === added) - Number(a.variantId === added));
  return (
    <ul aria-label={t("title")}>
      {shown.map((line) => (
        <CartLineRow key={line.variantId} line={line} roomy={roomy} />
      ))}
    </ul>
  );
}
