import { useTranslations } from "use-intl";
import { type PlanPart, partsText } from "#contract/lighting/plan/plan-parts.ts";
import { translator } from "#web/i18n/translator.ts";
import { CartEmpty } from "#web/modules/cart/cart-empty.tsx";
import { CartLines } from "#web/modules/cart/cart-lines.tsx";
import { CartNotices } from "#web/modules/cart/cart-notices.tsx";
import { CartSkeleton } from "#web/modules/cart/cart-skeleton.tsx";
import { CartSummary } from "#web/modules/cart/cart-summary.tsx";
import { useCart } from "#web/modules/cart/use-cart.ts";
import { CartCheck } from "#web/modules/lighting/index.ts";
import { LazyExpress } from "#web/modules/orders/express/lazy-express.tsx";
import { pageContext } from "#web/page-context.ts";
import { AddToList } from "#web/shell/lists/add-to-list.tsx";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { PlainWay } from "#web/shell/parts/plain-way.tsx";
import { useShell } from "#web/shell/store.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/cart";

export async function loader({ context }: Route.LoaderArgs) {
  return { terms: await context.get(pageContext).queries.deliveryTerms() };
}

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "cart");
  return pageMeta(matches, { title: t("title"), description: t("description"), noindex: true });
}

export default function CartPage({ loaderData: { terms } }: Route.ComponentProps) {
  const t = useTranslations("cart");
  const plan = useTranslations("cartCheck")("plan");
  const bySku = useTranslations("skuList")("link");
  const state = useCart();
  const count = useShell(({ cart }) => cart.totalQty);
  const planned = useShell(({ cart }) => plannerAddress(cart.items));
  return (
    // At least as high as the screen, so that the footer does not jump when the cart is loaded.
    <Container className="min-h-dvh pt-8 pb-section">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-page">{t("title")}</h1>
        {state === "filled" && (
          <output className="figures text-ink-soft">{t("unitCount", { count })}</output>
        )}
      </div>
      <PlainWay to="/Basic/Cart" />
      {(state === "empty" || state === "loading") && (
        <div className={classNames("mt-5", state === "loading" && "hidden cart-none:block")}>
          <CartEmpty />
          <p className="text-center">
            <Link href="/QuickOrder" tone="action">
              {bySku}
            </Link>
          </p>
        </div>
      )}
      {state !== "empty" && (
        <div
          className={classNames(
            "mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]",
            state === "loading" && "cart-none:hidden",
          )}
        >
          <section id="lines" aria-label={t("title")} className="min-w-0">
            <CartNotices />
            {state === "loading" && <CartSkeleton />}
            {state === "filled" && (
              <>
                <CartLines roomy />
                <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
                  <Link href={planned} tone="action">
                    {plan}
                  </Link>
                  <Link href="/QuickOrder" tone="action">
                    {bySku}
                  </Link>
                </p>
                <SaveCart />
              </>
            )}
          </section>
          <CartCheck />
          {/* Without script the cart's content is unknown: do not show a total of nothing plus
              delivery. */}
          {state !== "failed" && (
            <div
              className={`min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${state === "loading" ? "noscript:hidden" : ""}`}
            >
              <CartSummary terms={terms} express={<LazyExpress />} />
            </div>
          )}
        </div>
      )}
    </Container>
  );
}

/** Saves all of the cart as a project list. */
function SaveCart() {
  const items = useShell(({ cart }) => cart.items);
  const units = items.map(({ variantId, quantity }) => ({ variantId, quantity }));
  return <AddToList goods={{ items: units }} look="cart" className="mt-2 -ms-4" />;
}

/** Link to the planner with the cart's contents, from which it picks the lights. */
function plannerAddress(items: readonly PlanPart[]): string {
  return items.length === 0 ? "/planner" : `/planner?with=${partsText(items)}`;
}
