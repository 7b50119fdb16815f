import { X } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { RATING_SORTS, type RatingSort } from "#contract/feedback/rating-values.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Select } from "#web/ui/forms/select.tsx";

interface RatingsChoiceProps {
  stars: number | null;
  onStars: (stars: number | null) => void;
  sort: RatingSort;
  onSort: (sort: RatingSort) => void;
}

/** Filter and sort order of the ratings. */
export function RatingsChoice({ stars, onStars, sort, onSort }: RatingsChoiceProps) {
  const t = useTranslations("ratings");
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Select
        aria-label={t("sort.label")}
        value={sort}
        onChange={({ target }) =>
          onSort(RATING_SORTS.find((one) => one === target.value) ?? "newest")
        }
        className="w-48"
      >
        {RATING_SORTS.map((one) => (
          <option key={one} value={one}>
            {t(`sort.${one}`)}
          </option>
        ))}
      </Select>
      {stars !== null && (
        <Button
          kind="secondary"
          size="small"
          aria-label={t("showAll")}
          onClick={() => onStars(null)}
        >
          {t("stars", { value: stars })}
          <Icon icon={X} size={16} />
        </Button>
      )}
    </div>
  );
}
