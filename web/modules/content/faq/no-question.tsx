import { MessageCircleQuestionMark } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

interface NoQuestionProps {
  term: string;
  onShowAll: () => void;
}

/** Nothing matches, or there are no questions yet; the contact links follow below in both cases. */
export function NoQuestion({ term, onShowAll }: NoQuestionProps) {
  const t = useTranslations("content.faq");
  const isFiltered = term.trim() !== "";
  return (
    <div className="max-w-[46rem]">
      <EmptyState
        illustration={<Icon icon={MessageCircleQuestionMark} size={48} className="text-brass" />}
        title={
          isFiltered ? t("noneTitle", { term: `\u2068${term.trim()}\u2069` }) : t("emptyTitle")
        }
        text={isFiltered ? t("noneText") : undefined}
        action={
          isFiltered && (
            <Button kind="secondary" onClick={onShowAll}>
              {t("showAll")}
            </Button>
          )
        }
      />
    </div>
  );
}
