import { useTranslations } from "use-intl";
import { ratePath } from "#contract/feedback/rate-path.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { useShell } from "#web/shell/store.ts";
import { Anchor, Link } from "#web/ui/actions/link.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { OptionWords } from "#web/ui/display/option-words.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";

const WIDTHS = [96, 192, 288] as const;

/** The lines as they were ordered. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTranslations("orders.order");
  const { amount, text } = useMoney();
  const isGuest = !useShell((state) => state.isAuthenticated);
  // Guests who see the order masked are asked for a code first.
  const mayRate = !isGuest || order.access === "full";
  return (
    <ul>
      {order.lines.map((line) => (
        <li
          key={line.variantId}
          className="flex gap-4 border-b border-hairline py-4 first:pt-0 last:border-b-0 last:pb-0"
        >
          <div className="well aspect-4/5 w-18 shrink-0 self-start overflow-hidden rounded-control">
            {line.picture && (
              <ShopPicture
                picture={line.picture}
                ratio={4 / 5}
                decorative
                widths={WIDTHS}
                sizes="4.5rem"
                className="size-full"
              />
            )}
          </div>
          <div className="flex min-w-0 grow flex-wrap gap-x-4 gap-y-1">
            <div className="min-w-0 grow basis-48">
              <Anchor href={line.path} className="font-heading font-medium hover:text-brass">
                <Phrase text={line.name} />
              </Anchor>
              <p className="text-small text-ink-soft">
                <OptionWords options={line.options} />
              </p>
              <p className="figures text-small text-ink-soft">
                {t("sku")} <Ltr>{line.sku}</Ltr>
              </p>
              <p className="figures text-small text-ink-soft">
                {t("unitCount", { count: line.quantity })}
                {line.quantity > 1 && ` · ${t("each", { price: text(line.unitPrice) })}`}
              </p>
              {line.cancelled > 0 && (
                <p className="text-small text-error">
                  {t("cancelledUnits", { count: line.cancelled })}
                </p>
              )}
            </div>
            <span className="figures font-medium">
              <AmountText amount={amount(line.lineTotal)} />
            </span>
            {line.delivered > 0 && mayRate && (
              <p className="basis-full text-small">
                <Link
                  href={ratePath(line.path, isGuest ? { number: order.number } : undefined)}
                  aria-label={t("rateNamed", { name: line.name })}
                >
                  {t("rate")}
                </Link>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
