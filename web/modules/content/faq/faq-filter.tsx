import { Search } from "@lucide/icons";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { CONTROL_CLASS } from "#web/ui/forms/text-input.tsx";

interface FaqFilterProps {
  term: string;
  onTerm: (term: string) => void;
  /** Absent while nothing is typed. */
  count: number | undefined;
}

/**
 * Filters the questions as the visitor types. Not rendered without script, as it would do nothing.
 */
export function FaqFilter({ term, onTerm, count }: FaqFilterProps) {
  const t = useTranslations("content.faq");
  const id = useId();
  return (
    <search className="mt-7 block max-w-[39rem] noscript:hidden">
      <label htmlFor={id} className="sr-only">
        {t("filter")}
      </label>
      <div className="relative">
        <Icon
          icon={Search}
          className="pointer-events-none absolute inset-s-4 top-1/2 -translate-y-1/2 text-ink-soft"
        />
        <input
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          value={term}
          placeholder={t("placeholder")}
          onChange={(event) => onTerm(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onTerm("");
          }}
          className={classNames(CONTROL_CLASS, "min-h-14 rounded-pill! ps-12! pe-24! text-start")}
        />
        {term !== "" && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => onTerm("")}
            className="absolute! inset-e-2.5 top-1/2 -translate-y-1/2"
          >
            {t("clear")}
          </Button>
        )}
      </div>
      <output className="mt-2 block min-h-6 ps-4 text-small text-ink-soft">
        {count !== undefined && t("count", { count })}
      </output>
    </search>
  );
}
