import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import {
  deliveryFee,
  DeliveryPromise,
  MonthlyPrice,
  useGovernorate,
  useMoney,
} from "#web/modules/pricing/index.ts";
import { useShell } from "#web/shell/store.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { useBlocked } from "../../shell/cart/cart-writes.ts";
import { CartTotals } from "./cart-totals.tsx";

interface CartSummaryProps {
  terms: DeliveryTerms[];
  /** Express checkout; absent while something in the cart blocks checkout. */
  express: ReactNode;
}

/** The total with delivery, and the link to checkout. */
export function CartSummary({ terms, express }: CartSummaryProps) {
  const t = useTranslations("cart");
  const { text } = useMoney();
  const cart = useShell((state) => state.cart);
  const { promotions, freeDelivery } = useShell((state) => state.cartPromotions);
  const chosen = useGovernorate();
  const shown = freeDelivery ? terms.map((one) => ({ ...one, fee: 0 })) : terms;
  const term = shown.find(({ governorate }) => governorate === chosen) ?? shown[0];
  const fees = term ? deliveryFee(term, cart.totalPrice) + term.codFee : 0;
  const estimate = cart.totalPrice + fees;
  const blocked = useBlocked();
  return (
    <aside
      aria-label={t("total")}
      className="flex flex-col gap-5 rounded-panel border border-hairline bg-paper p-5 md:p-6 lg:sticky lg:top-[calc(var(--bar-height)+1.5rem)]"
    >
      <CartTotals cart={{ ...cart, promotions }} note={t("vatNote")} />
      <MonthlyPrice amount={cart.totalPrice} />
      <div className="border-y border-hairline py-4">
        <DeliveryPromise terms={shown} value={cart.totalPrice} />
        <p className="mt-3 text-small text-ink-soft">
          {t("delivery.estimate", { total: text(estimate) })}
        </p>
      </div>
      <ButtonLink href={blocked ? "#lines" : "/Order"} wide size="large">
        {t("checkout")}
      </ButtonLink>
      {!blocked && express}
      <ButtonLink href="/product" kind="secondary" wide>
        {t("continue")}
      </ButtonLink>
    </aside>
  );
}
