import { MessageCircleQuestionMark } from "@lucide/icons";
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { FaqGroup } from "#contract/content/endpoints.ts";
import { useHotline } from "#web/shell/use-hotline.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { CompanyNav } from "../company/company-nav.tsx";
import { ContentCrumbs } from "../content-crumbs.tsx";
import { ContentHead } from "../content-head.tsx";
import { FaqFilter } from "./faq-filter.tsx";
import { FaqGroups } from "./faq-groups.tsx";
import { countQuestions, filterQuestions } from "./filter-questions.ts";

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

/** Contact links below the questions. */
function AskUs() {
  const t = useTranslations("content.faq");
  const reach = useHotline();
  return (
    <section
      aria-label={t("moreTitle")}
      className="mt-14 flex max-w-[46rem] flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-panel bg-stone px-6 py-6 md:px-8"
    >
      <div className="min-w-0">
        <h2 className="text-title">{t("moreTitle")}</h2>
        <p className="mt-1 text-ink-soft">{t("moreText", { ...reach })}</p>
      </div>
      <ButtonLink href="/contact-us">{t("ask")}</ButtonLink>
    </section>
  );
}

/** The groups as a list beside the questions, on large screens. */
function FaqSubjects({ groups }: { groups: readonly FaqGroup[] }) {
  const t = useTranslations("content.faq");
  if (groups.length < 2) return null;
  return (
    <nav aria-label={t("groups")} className="max-lg:hidden">
      <p aria-hidden="true" className="mb-2 font-heading text-small text-ink-soft">
        {t("groups")}
      </p>
      <ul>
        {groups.map(({ code, title }) => (
          <li key={code}>
            <a
              href={`#${code}`}
              className="flex min-h-9 items-center text-[0.9375rem] text-ink-soft transition-colors hover:text-brass touch:min-h-target"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface NoQuestionProps {
  term: string;
  onShowAll: () => void;
}

/** Nothing matches, or there are no questions yet; the contact links follow below in both cases. */
function NoQuestion({ term, onShowAll }: NoQuestionProps) {
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

/**
 * Opens the answer named by the address and scrolls to it: now, and whenever the address changes.
 * Browsers do this when they open a page, not when script changes it.
 */
function useOpenQuestion(showAll: () => void): void {
  const { hash } = useLocation();
  const open = useEffectEvent((anchor: string) => {
    const details = document.getElementById(anchor)?.closest("details");
    if (!details) return false;
    details.open = true;
    details.scrollIntoView({ block: "start" });
    return true;
  });
  useEffect(() => {
    const anchor = decodeURIComponent(hash.slice(1));
    if (!/^q-\d+$/.test(anchor) || open(anchor)) return undefined;
    // The filter may have hidden it.
    showAll();
    const frame = requestAnimationFrame(() => open(anchor));
    return () => cancelAnimationFrame(frame);
  }, [hash, showAll]);
}
