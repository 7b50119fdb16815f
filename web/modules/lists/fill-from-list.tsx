import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import type { CartLine } from "#contract/cart/endpoints.ts";
import { useLocalePath, usePageLocale } from "#web/i18n/page-locale.tsx";
import { shortOf } from "#web/modules/cart/index.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { fillCart } from "#web/shell/cart/cart-writes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

/** The total of what is available, and a button that puts all of it into the cart. */
export function FillFromList({ items }: { items: readonly CartLine[] }) {
  const t = useTranslations("projectLists");
  const { amount } = useMoney();
  const { busy, run } = useAction();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const list = new Intl.ListFormat(usePageLocale());
  const total = items.reduce(
    (sum, { price, quantity, available }) => sum + price.amount * Math.min(quantity, available),
    0,
  );
  const fill = async () => {
    const wanted = items.map(({ variantId, quantity }) => ({ variantId, quantity }));
    const short = shortOf(items, await fillCart(wanted));
    if (short.length === items.length && short.every(({ there }) => there === 0)) {
      toast.error(t("nothing"));
      return;
    }
    const names = short.map(({ name, there, wanted: all }) =>
      t("someOf", { name: `\u2068${name}\u2069`, there: String(there), wanted: String(all) }),
    );
    if (short.length > 0)
      toast.error(t("some", { count: short.length, names: list.format(names) }));
    else toast.success(t("filled"));
    await navigate(localPath("/Cart"));
  };
  return (
    <div className="border-t border-hairline pt-4">
      <p className="flex items-baseline justify-between gap-4 font-heading font-medium">
        {t("total")}
        <AmountText amount={amount(total)} className="figures text-title" />
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          loading={busy !== null}
          loadingLabel={t("filling")}
          onClick={() => run("fill", fill)}
        >
          {t("fill")}
        </Button>
        <p className="text-small text-ink-soft">{t("counts")}</p>
      </div>
    </div>
  );
}
