import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type { Order } from "#contract/orders/endpoints.ts";
import { useLocalePath, usePageLocale } from "#web/i18n/page-locale.tsx";
import { type ShortLine, shortOf } from "#web/modules/cart/index.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { fillCart } from "#web/shell/cart/cart-writes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

interface OrderAgainProps {
  order: Order;
  /** For an order that went through: buys its goods again. */
  isRepeat?: boolean;
}

/** Adds an order's goods to the cart at today's prices; names those not available in full. */
export function OrderAgain({ order: { lines }, isRepeat = false }: OrderAgainProps) {
  const t = useTranslations("orders.pay");
  const { busy, run } = useAction();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const namesOf = useNames();
  const again = async () => {
    const wanted = lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
    const short = shortOf(lines, await fillCart(wanted));
    if (short.length === lines.length && short.every(({ there }) => there === 0)) {
      toast.error(t("noneAgain"));
      return;
    }
    if (short.length > 0)
      toast.error(t("someAgain", { count: short.length, names: namesOf(short) }));
    await navigate(localPath("/Cart"));
  };
  return (
    <Button
      kind={isRepeat ? "secondary" : "primary"}
      onClick={() => run("again", again)}
      loading={busy !== null}
      loadingLabel={t("againBusy")}
    >
      {t(isRepeat ? "reorder" : "again")}
    </Button>
  );
}

/** The products that are short, with the available and the wanted quantity. */
function useNames() {
  const t = useTranslations("orders.pay");
  const list = new Intl.ListFormat(usePageLocale());
  return (short: readonly ShortLine[]) =>
    list.format(
      short.map(({ name, there, wanted }) =>
        t("shortAgain", {
          name: `\u2068${name}\u2069`,
          there: String(there),
          wanted: String(wanted),
        }),
      ),
    );
}
