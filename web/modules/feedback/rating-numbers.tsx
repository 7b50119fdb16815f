import { RATING_VALUES, type RatingSummary } from "#contract/feedback/rating-values.ts";
import { Rating } from "#web/ui/display/rating.tsx";
import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";

/** The average, and how many gave how much. */
export function RatingNumbers({ rating }: { rating: RatingSummary }) {
  const t = useTranslations("ratings");
  const average = rating.average.toFixed(1);
  const { count } = rating;
  return (
    <div>
      <div className="flex items-center gap-4">
        <span aria-hidden="true" className="figures font-heading text-[3rem] leading-none">
          {average}
        </span>
        <div className="flex flex-col gap-1">
          <Rating value={rating.average} label={t("summary", { average, count })} size={20} />
          <span aria-hidden="true" className="text-small text-ink-soft">
            {t("count", { count })}
          </span>
        </div>
      </div>
      <ul className="mt-5 flex max-w-80 flex-col gap-1.5">
        {RATING_VALUES.toReversed().map((value) => (
          <Share key={value} value={value} given={rating.distribution[value - 1] ?? 0} of={count} />
        ))}
      </ul>
    </div>
  );
}

function Share({ value, given, of }: { value: number; given: number; of: number }) {
  const t = useTranslations("ratings");
  const width = { "--share": `${(given / of) * 100}%` } as CSSProperties;
  return (
    <li className="flex items-center gap-3 text-small">
      <span className="sr-only">{t("share", { stars: t("stars", { value }), count: given })}</span>
      <span aria-hidden="true" className="figures w-3 shrink-0">
        {value}
      </span>
      <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-pill bg-stone">
        <span style={width} className="block h-full w-(--share) rounded-pill bg-brass" />
      </span>
      <span aria-hidden="true" className="figures w-6 shrink-0 text-end text-ink-soft">
        {given}
      </span>
    </li>
  );
}
