import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import type { FaqGroup } from "#contract/content/endpoints.ts";
import { Container } from "#web/ui/layout/container.tsx";
import { CompanyNav } from "../company/company-nav.tsx";
import { ContentCrumbs } from "../content-crumbs.tsx";
import { ContentHead } from "../content-head.tsx";
import { AskUs } from "./ask-us.tsx";
import { FaqFilter } from "./faq-filter.tsx";
import { FaqGroups } from "./faq-groups.tsx";
import { FaqSubjects } from "./faq-subjects.tsx";
import { countQuestions, filterQuestions } from "./filter-questions.ts";
import { NoQuestion } from "./no-question.tsx";
import { useOpenQuestion } from "./use-open-question.ts";

/** Questions in groups, found by search or by group. */
export function FaqView({ groups }: { groups: FaqGroup[] }) {
  const t = useTranslations("content.faq");
  const [term, setTerm] = useState("");
  const asked = useDeferredValue(term);
  const found = useMemo(() => filterQuestions(groups, asked), [groups, asked]);
  const showAll = useCallback(() => setTerm(""), []);
  useOpenQuestion(showAll);
  const isFiltered = asked.trim() !== "";
  return (
    <Container className="pt-4 pb-section">
      <ContentCrumbs name={t("title")} />
      <ContentHead title={t("title")} lead={t("intro")}>
        <FaqFilter
          term={term}
          onTerm={setTerm}
          count={isFiltered ? countQuestions(found) : undefined}
        />
      </ContentHead>
      <div className="mt-10 grid gap-x-14 gap-y-14 md:mt-14 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[15rem_minmax(0,1fr)_15rem]">
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          {found.length === 0 ? (
            <NoQuestion term={asked} onShowAll={showAll} />
          ) : (
            <FaqGroups groups={found} openAll={isFiltered && countQuestions(found) <= 2} />
          )}
          <AskUs />
        </div>
        <div className="flex flex-col gap-10 max-lg:border-t max-lg:border-hairline max-lg:pt-8 lg:sticky lg:top-[calc(var(--bar-height)+2rem)] lg:col-start-1 lg:row-start-1 lg:self-start">
          <FaqSubjects groups={found} />
          <CompanyNav current="/FAQ" />
        </div>
      </div>
    </Container>
  );
}
