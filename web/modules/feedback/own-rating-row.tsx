import { useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { OwnRating } from "#contract/feedback/rating-endpoints.ts";
import { dateText } from "#contract/kernel/time/date-text.ts";
import { call } from "#web/api/client.ts";
import { useProblemText } from "#web/api/use-problem-text.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Rating } from "#web/ui/display/rating.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { toast, UNDO_DURATION } from "#web/ui/feedback/toast.ts";
import { OwnPictures } from "./pictures/own-pictures.tsx";

const STATE_TONES = { waiting: "plain", published: "success", declined: "warning" } as const;

interface OwnRatingRowProps {
  rating: OwnRating;
  refresh: () => void;
}

/** One of the customer's ratings: product, stars, status, and a remove button. */
export function OwnRatingRow({ rating, refresh }: OwnRatingRowProps) {
  const t = useTranslations("ratings.own");
  const stars = useTranslations("ratings");
  const locale = usePageLocale();
  const { productName, productPath, value, text, pictures, state, at } = rating;
  const { removing, trouble, remove } = useRemoval(rating, refresh);
  return (
    <li className="flex flex-col gap-2 border-b border-hairline py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 font-heading font-medium">
          {productPath ? <Link href={`${productPath}#ratings`}>{productName}</Link> : productName}
        </span>
        <Badge tone={STATE_TONES[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <div className="flex flex-wrap items-center gap-x-3">
        <Rating value={value} label={stars("given", { value: String(value) })} />
        <time dateTime={at.slice(0, 10)} className="text-small text-ink-soft">
          {dateText(at, locale)}
        </time>
      </div>
      {text && (
        <p dir="auto" className="max-w-text text-start wrap-break-word whitespace-pre-line">
          {text}
        </p>
      )}
      <OwnPictures pictures={pictures} />
      <div className="-ms-4">
        <Button
          kind="quiet"
          size="small"
          loading={removing}
          aria-label={t("removeNamed", { name: productName })}
          onClick={remove}
        >
          {t("remove")}
        </Button>
      </div>
      {trouble && (
        <Notice tone="error" live>
          {trouble}
        </Notice>
      )}
    </li>
  );
}

/** Removes the rating, and offers to send it again. */
function useRemoval(rating: OwnRating, refresh: () => void) {
  const { id, productId, productName, value, text } = rating;
  const pictures = rating.pictures.map((picture) => picture.id);
  const t = useTranslations("ratings.own");
  const write = useProblemText();
  const [removing, setRemoving] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const attempt = async (send: () => Promise<unknown>, say: (text: string) => void) => {
    try {
      await send();
      refresh();
      return true;
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      say(write(problem.message));
      return false;
    }
  };
  const undo = () =>
    attempt(
      () =>
        call("POST /api/v1/products/{id}/ratings", {
          params: { id: productId },
          body: { value, text, pictures },
        }),
      // By then the row is gone, so the error goes to a toast.
      (why) => toast.error(why),
    );
  const remove = async () => {
    setRemoving(true);
    setTrouble(null);
    const done = await attempt(
      () => call("DELETE /api/v1/account/ratings/{id}", { params: { id } }),
      setTrouble,
    );
    setRemoving(false);
    if (!done) return;
    toast.info(t("removed", { name: productName }), {
      duration: UNDO_DURATION,
      action: { label: t("undo"), onPress: () => void undo() },
    });
  };
  return { removing, trouble, remove: () => void remove() };
}
