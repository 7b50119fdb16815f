import { ShoppingBag } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { translator } from "#web/i18n/translator.ts";
import { useCart } from "#web/modules/cart/index.ts";
import { CartCheck } from "#web/modules/lighting/index.ts";
import { CheckoutForm } from "#web/modules/orders/checkout/checkout-form.tsx";
import { useLostOrder } from "#web/modules/orders/checkout/use-lost-order.ts";
import { pageContext } from "#web/page-context.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { PlainWay } from "#web/shell/parts/plain-way.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/checkout";

export async function loader({ context }: Route.LoaderArgs) {
  return { terms: await context.get(pageContext).queries.deliveryTerms() };
}

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "orders");
  return pageMeta(matches, {
    title: t("checkout.title"),
    description: t("checkout.description"),
    noindex: true,
  });
}

export default function Checkout({ loaderData: { terms } }: Route.ComponentProps) {
  const t = useTranslations("orders.checkout");
  const state = useCart();
  useLostOrder(state === "empty");
  return (
    <Container className="pt-8 pb-section">
      {/* As wide as a form stays readable, with the order beside it. */}
      <div className="mx-auto max-w-[71rem]">
        <h1 className="text-page">{t("title")}</h1>
        <PlainWay to="/Basic/Order" />
        {state === "empty" ? (
          <NothingToOrder />
        ) : (
          <CheckoutForm terms={terms} cartCheck={<CartCheck />} />
        )}
      </div>
    </Container>
  );
}

function NothingToOrder() {
  const t = useTranslations("orders.checkout");
  const cart = useTranslations("cart");
  return (
    <EmptyState
      illustration={<Icon icon={ShoppingBag} size={40} />}
      title={t("empty")}
      action={
        <>
          <ButtonLink href="/product">{cart("empty.action")}</ButtonLink>
          <ButtonLink href="/Cart" kind="secondary">
            {cart("view")}
          </ButtonLink>
        </>
      }
    />
  );
}
