import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { RATING_VALUES, type RatingSummary } from "#contract/feedback/rating-values.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Rating } from "#web/ui/display/rating.tsx";

interface RatingNumbersProps {
  rating: RatingSummary;
  /** Lists only ratings with this many stars; null for all. */
  stars: number | null;
  onStars: (stars: number | null) => void;
}

/**
 * The average and the number of ratings per star; a press filters by that number of stars, a second
 * one lists all.
 */
export function RatingNumbers({ rating, stars, onStars }: RatingNumbersProps) {
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
      <ul className="mt-4 flex max-w-80 flex-col">
        {RATING_VALUES.toReversed().map((value) => (
          <Share
            key={value}
            value={value}
            given={rating.distribution[value - 1] ?? 0}
            of={count}
            isChosen={stars === value}
            onChoose={() => onStars(stars === value ? null : value)}
          />
        ))}
      </ul>
    </div>
  );
}

interface ShareProps {
  value: number;
  given: number;
  of: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Share({ value, given, of, isChosen, onChoose }: ShareProps) {
  const t = useTranslations("ratings");
  const width = { "--share": `${(given / of) * 100}%` } as CSSProperties;
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        disabled={given === 0}
        onClick={onChoose}
        className={classNames(
          "-mx-2 flex min-h-8 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 text-small touch:min-h-target",
          isChosen ? "bg-stone font-medium" : "enabled:hover:bg-stone/60",
        )}
      >
        <span className="sr-only">
          {t("share", { stars: t("stars", { value }), count: given })}
        </span>
        <span aria-hidden="true" className="figures w-3 shrink-0">
          {value}
        </span>
        <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-pill bg-stone">
          <span style={width} className="block h-full w-(--share) rounded-pill bg-brass" />
        </span>
        <span aria-hidden="true" className="figures w-6 shrink-0 text-end text-ink-soft">
          {given}
        </span>
      </button>
    </li>
  );
}
