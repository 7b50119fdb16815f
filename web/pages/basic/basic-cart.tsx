import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { parseWholeNumber } from "#contract/kernel/digits.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { translator } from "#web/i18n/translator.ts";
import { BasicCartLine } from "#web/modules/cart/basic-cart-line.tsx";
import { CartEmpty } from "#web/modules/cart/cart-empty.tsx";
import { CartTotals } from "#web/modules/cart/cart-totals.tsx";
import { pageContext } from "#web/page-context.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { buttonClass, ButtonLink } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/basic-cart";
import { refusedForm, seeOther, typedIn, visitorApi } from "./basic-page.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const call = await visitorApi(context.get(pageContext));
  return { cart: await call("GET /api/v1/cart") };
}

/** Adds, changes or removes a line, depending on the pressed button. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const call = await visitorApi(page);
  const typed = await typedIn(request);
  // A variant chosen from the list takes precedence over the one that the page was opened with.
  const variantId = Number(typed["chosenId"] || typed["variantId"]);
  const quantity = parseWholeNumber(typed["quantity"] ?? "1") ?? 0;
  const params = { variantId };
  try {
    if (typed["do"] === "remove") await call("DELETE /api/v1/cart/lines/{variantId}", { params });
    else if (typed["do"] === "update")
      await call("PATCH /api/v1/cart/lines/{variantId}", { params, body: { quantity } });
    else await call("POST /api/v1/cart/lines", { body: { variantId, quantity } });
  } catch (error) {
    return refusedForm(error, typed);
  }
  return seeOther("/Basic/Cart", page);
}

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "cart");
  return pageMeta(matches, { title: t("title"), noindex: true });
}

/** The cart for browsers without script. */
export default function BasicCart({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("cart");
  const basic = useTranslations("basic");
  const path = useLocalePath();
  const { items } = loaderData.cart;
  const problem = actionData?.problem ?? null;
  const isShort = items.some(({ quantity, available }) => quantity > available);
  useFullCart(problem === null);
  return (
    <Container className="pt-8 pb-section">
      <h1 className="text-page">{t("title")}</h1>
      {problem && (
        <Notice tone="error" live title={basic("refused")} className="mt-5">
          {problem.detail ?? problem.title}
        </Notice>
      )}
      {items.length === 0 ? (
        <div className="mt-5">
          <CartEmpty />
        </div>
      ) : (
        <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
          <ul>
            {items.map((line) => (
              <BasicCartLine key={line.variantId} line={line} />
            ))}
          </ul>
          <aside
            aria-label={t("total")}
            className="flex flex-col gap-5 rounded-panel border border-hairline bg-paper p-5 md:p-6"
          >
            <CartTotals cart={loaderData.cart} note={t("vatNote")} />
            <p className="text-small text-ink-soft">
              {loaderData.cart.freeDelivery ? t("delivery.free") : t("deliveryLater")}
            </p>
            {isShort ? (
              <Notice tone="warning">{t("stockChanged")}</Notice>
            ) : (
              <a href={path("/Basic/Order")} className={buttonClass({ wide: true, size: "large" })}>
                {t("checkout")}
              </a>
            )}
            <ButtonLink href="/product" kind="secondary" wide>
              {t("continue")}
            </ButtonLink>
          </aside>
        </div>
      )}
    </Container>
  );
}

/** Visitors who came here only because the script was late are sent to the full cart. */
function useFullCart(isWanted: boolean): void {
  const navigate = useNavigate();
  const path = useLocalePath();
  useEffect(() => {
    if (isWanted) void navigate(path("/Cart"), { replace: true });
  }, [isWanted, navigate, path]);
}
