import { useTranslations } from "use-intl";
import type { CartLine } from "#contract/cart/endpoints.ts";
import { useProblemText } from "#web/api/use-problem-text.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { mostOf } from "../../shell/cart/cart-math.ts";
import { useCartNotes, wantQuantity } from "../../shell/cart/cart-writes.ts";

/** What has changed about a line since it was added: reported, never changed silently. */
export function LineNotes({ id, line }: { id: string; line: CartLine }) {
  const t = useTranslations("cart");
  const money = useMoney();
  const write = useProblemText();
  const { variantId, available, quantity, price } = line;
  const was = useCartNotes(({ pricesBefore }) => pricesBefore[variantId]);
  const problem = useCartNotes((notes) =>
    notes.problem?.variantId === variantId ? notes.problem.text : undefined,
  );
  const wanted = useCartNotes((notes) => notes.wanted[variantId]);
  const most = mostOf(line);
  const short = most < (wanted ?? quantity);
  const stock = t("stock", { qty: String(most) });
  const refusal = short ? stock : problem && write(problem);
  return (
    <div className="text-small empty:hidden">
      <div role="alert" id={id} className="text-error empty:hidden">
        {refusal && <p>{refusal}</p>}
        {available === 0 && <p>{t("soldOut")}</p>}
      </div>
      {short && available > 0 && (
        <Button
          kind="quiet"
          size="small"
          className="-ms-4"
          onClick={() => void wantQuantity(line, most)}
        >
          {t("takeAvailable", { count: most })}
        </Button>
      )}
      {was !== undefined && was !== price.amount && (
        <p className="text-warning">{t("priceWas", { price: money.text(was) })}</p>
      )}
    </div>
  );
}
