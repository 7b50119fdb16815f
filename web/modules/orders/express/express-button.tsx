import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import type { StoredCart } from "#web/shell/session.ts";
import { useShell } from "#web/shell/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EXPRESS } from "./express-visit.ts";
import { useSavedDetails } from "./use-saved-details.ts";

interface ExpressButtonProps {
  /** The product of the page, ordered together with the cart. */
  buying?: { variantId: number; quantity: number };
  /** Puts the product into the cart; false if it was refused, and the page says why. */
  prepare?: () => Promise<boolean>;
  disabled?: boolean;
}

/**
 * Goes straight to the review before ordering, for customers whose address and payment method are
 * known.
 */
export function ExpressButton({ buying, prepare, disabled = false }: ExpressButtonProps) {
  const t = useTranslations("cart.express");
  const details = useSavedDetails();
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const count = useShell(({ cart }) => countWith(buying, cart));
  if (details.state !== "ready" || details.value === null) return null;
  const go = async () => {
    setBusy(true);
    const isThere = prepare === undefined || (await prepare());
    setBusy(false);
    if (isThere) await navigate(localPath("/Order"), { state: EXPRESS });
  };
  return (
    <Button
      kind="secondary"
      wide
      disabled={disabled}
      loading={isBusy}
      loadingLabel={t("busy")}
      onClick={() => void go()}
    >
      {count > (buying?.quantity ?? count) ? t("buyAll", { count }) : t("buy")}
    </Button>
  );
}

/** Units to be ordered: the whole cart including the product of the page. */
function countWith(buying: ExpressButtonProps["buying"], { items, totalQty }: StoredCart): number {
  if (!buying) return totalQty;
  const there = items.find(({ variantId }) => variantId === buying.variantId)?.quantity ?? 0;
  return totalQty - there + Math.max(there, buying.quantity);
}
