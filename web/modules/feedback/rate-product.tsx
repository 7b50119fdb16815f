import type { ProductDetail } from "#contract/catalog/product.ts";
import type { OwnRating } from "#contract/feedback/rating-endpoints.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { signInPath } from "#web/shell/session/next-path.ts";
import { useShell } from "#web/shell/store.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { RATE_ANCHOR } from "./rate-anchor.ts";
import { RatingForm } from "./rating-form.tsx";

/** A signed-in customer rates, or changes the rating; anybody else is invited to sign in. */
export function RateProduct({ product }: { product: ProductDetail }) {
  const t = useTranslations("ratings.form");
  const sessionKnown = useShell((state) => state.sessionKnown);
  const isAuthenticated = useShell((state) => state.isAuthenticated);
  if (!sessionKnown) return null;
  if (isAuthenticated) return <OwnRatingArea product={product} />;
  return (
    <div>
      <ButtonLink href={signInPath(`${product.path}#${RATE_ANCHOR}`)} kind="secondary">
        {t("signIn")}
      </ButtonLink>
    </div>
  );
}

function OwnRatingArea({ product }: { product: ProductDetail }) {
  const t = useTranslations("ratings.form");
  const token = useShell((state) => state.token);
  const { hash } = useLocation();
  const [open, setOpen] = useState(hash === `#${RATE_ANCHOR}`);
  const { answer, change } = useAnswer<OwnRating | null>(
    `own rating ${product.id} ${token}`,
    async () => {
      const { items } = await accountCall("listOwnRatings", { query: { productId: product.id } });
      return items[0] ?? null;
    },
  );
  if (answer.state === "loading") return null;
  const own = answer.state === "ready" ? answer.value : null;
  if (open) {
    const done = (rating: OwnRating | null) => {
      if (rating) change(() => rating);
      setOpen(false);
    };
    return <RatingForm product={product} own={own} onDone={done} />;
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
