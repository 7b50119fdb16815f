import "../text/reading.css";
import { ChevronDown } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { FaqGroup } from "#contract/content/endpoints.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Prose } from "#web/ui/text/prose.tsx";
import { TextParts } from "../text/text-parts.tsx";

interface FaqGroupsProps {
  groups: readonly FaqGroup[];
  /** Few enough questions are left to show their answers. */
  openAll: boolean;
}

export function FaqGroups({ groups, openAll }: FaqGroupsProps) {
  return (
    <div className="flex max-w-[46rem] flex-col gap-12">
      {groups.map((group) => (
        <section key={group.code} aria-labelledby={group.code}>
          <h2 id={group.code} className="mb-3 text-[1.375rem]">
            {group.title}
          </h2>
          <ul className="border-t border-hairline">
            {group.questions.map((question) => (
              <Question key={question.id} question={question} open={openAll} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface QuestionProps {
  question: FaqGroup["questions"][number];
  open: boolean;
}

/**
 * A native `details` element: opens before the script has loaded. The anchor is in the answer, so
 * that following it opens it.
 */
function Question({ question: { id, question, answer }, open }: QuestionProps) {
  const t = useTranslations("content.faq");
  const anchor = questionAnchor(id);
  return (
    <li className="border-b border-hairline">
      <details open={open} className="group">
        <summary className="flex min-h-16 list-none items-center justify-between gap-5 py-4 font-medium transition-colors hover:text-brass">
          <span className="min-w-0">
            <Prose text={question} />
          </span>
          <Icon
            icon={ChevronDown}
            className="text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div id={anchor} className="answer max-w-[35rem] scroll-mt-44 pb-6 text-ink-soft">
          <TextParts parts={answer} />
          <p className="text-small">
            <a
              href={`#${anchor}`}
              className="inline-flex min-h-8 items-center text-ink-faint underline decoration-hairline underline-offset-[0.3em] transition-colors hover:text-brass"
            >
              {t("link")}
            </a>
          </p>
        </div>
      </details>
    </li>
  );
}

/** The anchor of an answer within the page. */
function questionAnchor(id: number): string {
  return `q-${id}`;
}
