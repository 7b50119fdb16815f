import type { CartLine } from "#contract/cart/endpoints.ts";
import { message } from "#contract/kernel/messages.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useTranslations } from "use-intl";
import { useProblemText } from "#web/api/use-problem-text.ts";
import { setQuantity, useCartNotes } from "../../shell/cart/cart-writes.ts";

/** What changed about a line since it was put in: said, never silently taken. */
export function LineNotes({ line }: { line: CartLine; fresh: boolean }) {
  const t = useTranslations("cart");
  const money = useMoney();
  const locale = usePageLocale();
  const write = useProblemText();
  const { variantId, available, quantity, price } = line;
  const was = useCartNotes(({ pricesBefore }) => pricesBefore[variantId]);
  const problem = useCartNotes((notes) =>
    notes.problem?.variantId === variantId ? notes.problem.text : undefined,
  );
  const short = available < quantity;
  const stock = message("problem.stock", locale, { qty: available });
  const refusal = short ? stock : problem && write(problem);
  return (
    <div aria-live="polite" className="text-small empty:hidden">
      {refusal && <p className="text-error">{refusal}</p>}
      {available === 0 && <p className="text-error">{t("soldOut")}</p>}
      {short && available > 0 && (
        <Button
          kind="quiet"
          size="small"
          className="-ms-4"
          onClick={() => void setQuantity(variantId, available)}
        >
          {t("takeAvailable", { count: available })}
        </Button>
      )}
      {was !== undefined && was !== price.amount && (
        <p className="text-warning">{t("priceWas", { price: money.text(was) })}</p>
      )}
    </div>
  );
}
