import type { Order } from "#contract/orders/endpoints.ts";
import { ApiProblem } from "#web/api/api-problem.ts";
import { call } from "#web/api/client.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { newKey } from "#web/api/idempotency-key.ts";
import { refreshCart } from "#web/shell/cart/cart-writes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";

interface OrderAgainProps {
  order: Order;
  /** For an order that went through: buys its goods again. */
  isRepeat?: boolean;
}

/** Adds an order's goods to the cart at today's prices; names those no longer sold. */
export function OrderAgain({ order: { lines }, isRepeat = false }: OrderAgainProps) {
  const t = useTranslations("orders.pay");
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const again = async () => {
    setBusy(true);
    let added = 0;
    for (const { variantId, quantity, name } of lines) {
      try {
        const body = { variantId, quantity };
        await call("addCartLine", { body, idempotencyKey: newKey() });
        added += 1;
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        toast.error(t("notAgain", { name: `\u2068${name}\u2069`, why: error.message }));
      }
    }
    await refreshCart();
    setBusy(false);
    if (added > 0) await navigate(localPath("/Cart"));
  };
  return (
    <Button
      kind={isRepeat ? "secondary" : "primary"}
      onClick={() => void again()}
      loading={isBusy}
      loadingLabel={t("againBusy")}
    >
      {t(isRepeat ? "reorder" : "again")}
    </Button>
  );
}
