import { BadgeCheck } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { PublishedRating } from "#contract/feedback/rating-endpoints.ts";
import { dateText } from "#contract/kernel/time/date-text.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Rating } from "#web/ui/display/rating.tsx";
import { RatingPictures } from "./pictures/rating-pictures.tsx";
import { ReportRating } from "./report-rating.tsx";

interface RatingEntryProps {
  rating: PublishedRating;
  /** Opens a picture full screen. */
  onOpen: (id: number) => void;
}

/** One customer's stars and text, in the language it was written in. */
export function RatingEntry({ rating, onOpen }: RatingEntryProps) {
  const t = useTranslations("ratings");
  const locale = usePageLocale();
  const { value, text, author, isBought, at } = rating;
  return (
    <li className="border-b border-hairline py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating value={value} label={t("given", { value: String(value) })} />
        <span className="font-heading font-medium">
          <bdi>{author}</bdi>
        </span>
        {isBought && (
          <span className="inline-flex items-center gap-1 text-small text-success">
            <Icon icon={BadgeCheck} size={16} />
            {t("bought")}
          </span>
        )}
        <time dateTime={at.slice(0, 10)} className="text-small text-ink-soft">
          {dateText(at, locale)}
        </time>
      </div>
      {text && (
        <p
          dir="auto"
          lang={rating.locale}
          className="mt-2 max-w-text text-start wrap-break-word whitespace-pre-line"
        >
          {text}
        </p>
      )}
      <RatingPictures rating={rating} onOpen={onOpen} />
      <ReportRating rating={rating} />
    </li>
  );
}
