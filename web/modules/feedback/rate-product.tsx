import { useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { ProductDetail } from "#contract/catalog/product.ts";
import {
  ORDER_PARAM,
  type RatedOrder,
  ratePath,
  readRateHash,
} from "#contract/feedback/rate-path.ts";
import type { OwnRating } from "#contract/feedback/rating-endpoints.ts";
import { call } from "#web/api/client.ts";
import { type Asked, useAnswer } from "#web/api/use-answer.ts";
import { useProblemText } from "#web/api/use-problem-text.ts";
import { signInPath } from "#web/shell/session/next-path.ts";
import { useShell } from "#web/shell/store.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { RatingForm } from "./rating-form.tsx";

interface RateProductProps {
  product: ProductDetail;
}

/**
 * The rating form for signed-in customers, and for guests who come from an order or through the
 * link in its mail; others are asked to sign in.
 */
export function RateProduct({ product }: RateProductProps) {
  const sessionKnown = useShell((state) => state.sessionKnown);
  const isAuthenticated = useShell((state) => state.isAuthenticated);
  const { search, hash } = useLocation();
  const number = new URLSearchParams(search).get(ORDER_PARAM);
  const key = readRateHash(hash)?.key;
  if (!sessionKnown) return null;
  // The link in the mail is for the order's products, whoever is signed in.
  if (number && (key || !isAuthenticated))
    return <GuestsRating product={product} order={{ number, key }} />;
  return <WithoutOrder product={product} />;
}

function WithoutOrder({ product }: RateProductProps) {
  const isAuthenticated = useShell((state) => state.isAuthenticated);
  return isAuthenticated ? <CustomersRating product={product} /> : <SignIn product={product} />;
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
    const { items } = await call("GET /api/v1/account/ratings", {
      query: { productId: product.id },
    });
    return items[0] ?? null;
  });
  return <OwnRatingArea product={product} asked={asked} />;
}

/**
 * Rating is refused for another person's order, for one that is shown masked, and for an expired
 * link.
 */
function GuestsRating({ product, order }: RateProductProps & { order: RatedOrder }) {
  const t = useTranslations("ratings.form");
  const write = useProblemText();
  const { number, key } = order;
  const asked: AskedRating = useAnswer(`order rating ${product.id} ${number} ${key}`, async () => {
    const params = { number, id: product.id };
    const { rating } = key
      ? await call("POST /api/v1/orders/{number}/products/{id}/rating/link", {
          params,
          body: { key },
        })
      : await call("GET /api/v1/orders/{number}/products/{id}/rating", { params });
    return rating;
  });
  if (asked.answer.state === "failed") {
    const { problem } = asked.answer;
    return (
      <div className="flex flex-col gap-4">
        {key && (
          <Notice tone="warning">
            {problem.code === "not-found" ? t("linkEnded") : write(problem.message)}
          </Notice>
        )}
        <WithoutOrder product={product} />
      </div>
    );
  }
  return <OwnRatingArea product={product} order={order} asked={asked} />;
}

interface OwnRatingAreaProps extends RateProductProps {
  order?: RatedOrder;
  asked: AskedRating;
}

function OwnRatingArea({ product, order, asked: { answer, change } }: OwnRatingAreaProps) {
  const t = useTranslations("ratings.form");
  const { hash } = useLocation();
  const [open, setOpen] = useState(readRateHash(hash) !== undefined);
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
