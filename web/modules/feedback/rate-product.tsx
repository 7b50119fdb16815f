import type { ProductDetail } from "#contract/catalog/product.ts";
import type { OwnRating } from "#contract/feedback/rating-endpoints.ts";
import { ORDER_PARAM, RATE_ANCHOR, ratePath } from "#contract/feedback/rate-path.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { type Asked, useAnswer } from "#web/api/use-answer.ts";
import { signInPath } from "#web/shell/session/next-path.ts";
import { useShell } from "#web/shell/store.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { RatingForm } from "./rating-form.tsx";

interface RateProductProps {
  product: ProductDetail;
}

/** A signed-in customer rates, or changes the rating, and so does a guest who comes from an order; others are invited to sign in. */
export function RateProduct({ product }: RateProductProps) {
  const sessionKnown = useShell((state) => state.sessionKnown);
  const isAuthenticated = useShell((state) => state.isAuthenticated);
  const order = new URLSearchParams(useLocation().search).get(ORDER_PARAM);
  if (!sessionKnown) return null;
  if (isAuthenticated) return <CustomersRating product={product} />;
  return order ? <GuestsRating product={product} order={order} /> : <SignIn product={product} />;
}

function SignIn({ product }: RateProductProps) {
  const t = useTranslations("ratings.form");
  return (
    <div>
      <ButtonLink href={signInPath(ratePath(product.path))} kind="secondary">
        {t("signIn")}
      </ButtonLink>
    </div>
  );
}

type AskedRating = Asked<OwnRating | null>;

function CustomersRating({ product }: RateProductProps) {
  const token = useShell((state) => state.token);
  const asked: AskedRating = useAnswer(`own rating ${product.id} ${token}`, async () => {
    const { items } = await accountCall("listOwnRatings", { query: { productId: product.id } });
    return items[0] ?? null;
  });
  return <OwnRatingArea product={product} asked={asked} />;
}

/** An order that somebody else has, or that is not shown in full, lets nobody rate. */
function GuestsRating({ product, order }: RateProductProps & { order: string }) {
  const asked: AskedRating = useAnswer(`order rating ${product.id} ${order}`, async () => {
    const params = { number: order, id: product.id };
    return (await accountCall("getOrderRating", { params })).rating;
  });
  if (asked.answer.state === "failed") return <SignIn product={product} />;
  return <OwnRatingArea product={product} order={order} asked={asked} />;
}

interface OwnRatingAreaProps extends RateProductProps {
  order?: string;
  asked: AskedRating;
}

function OwnRatingArea({ product, order, asked: { answer, change } }: OwnRatingAreaProps) {
  const t = useTranslations("ratings.form");
  const { hash } = useLocation();
  const [open, setOpen] = useState(hash === `#${RATE_ANCHOR}`);
  if (answer.state === "loading") return null;
  const own = answer.state === "ready" ? answer.value : null;
  if (open) {
    const done = (rating: OwnRating | null) => {
      if (rating) change(() => rating);
      setOpen(false);
    };
    return <RatingForm product={product} own={own} order={order} onDone={done} />;
  }
  return (
    <div className="flex flex-col items-start gap-3">
      {own && (
        <Notice tone={own.state === "declined" ? "warning" : "success"}>{t(own.state)}</Notice>
      )}
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {own ? t("change") : t("open")}
      </Button>
    </div>
  );
}
