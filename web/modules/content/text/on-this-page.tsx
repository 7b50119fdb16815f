import { ChevronDown } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { Icon } from "#web/ui/display/icon.tsx";
import type { TextAnchor } from "./anchors.ts";

/** From this number of headings on, a table of contents is shown. */
const WORTH_A_LIST = 3;

interface OnThisPageProps {
  anchors: readonly TextAnchor[];
}

/** Table of contents of a long text, beside it on large screens. */
export function OnThisPage({ anchors }: OnThisPageProps) {
  const t = useTranslations("content");
  if (anchors.length < WORTH_A_LIST) return null;
  return (
    <nav aria-label={t("onThisPage")} className="max-lg:hidden">
      <p aria-hidden="true" className="mb-2 font-heading text-small text-ink-soft">
        {t("onThisPage")}
      </p>
      <AnchorList anchors={anchors} />
    </nav>
  );
}

/** The same, collapsed above the text, on small screens. */
export function OnThisPageFolded({ anchors }: OnThisPageProps) {
  const t = useTranslations("content");
  if (anchors.length < WORTH_A_LIST) return null;
  return (
    <details className="group mb-8 border-y border-hairline lg:hidden">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-medium">
        {t("onThisPage")}
        <Icon icon={ChevronDown} className="transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label={t("onThisPage")} className="pb-4">
        <AnchorList anchors={anchors} />
      </nav>
    </details>
  );
}

function AnchorList({ anchors }: OnThisPageProps) {
  return (
    <ul>
      {anchors.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-9 items-center py-1 text-[0.9375rem] leading-heading text-ink-soft transition-colors hover:text-brass touch:min-h-target"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
