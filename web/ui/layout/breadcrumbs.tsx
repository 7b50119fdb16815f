import { ChevronRight } from "@lucide/icons";
import { Link } from "../actions/link.tsx";
import { Icon } from "../display/icon.tsx";
import { Phrase } from "../text/phrase.tsx";

export type Crumb = { text: string; href?: string | undefined };

/** The last one, without a path, is the current page. */
export function Breadcrumbs({ crumbs, label }: { crumbs: readonly Crumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-small text-ink-soft">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? crumb.text} className="flex min-h-7 items-center gap-1.5">
            {index > 0 && <Icon icon={ChevronRight} size={14} mirror />}
            {crumb.href ? (
              <Link tone="plain" href={crumb.href}>
                <Phrase text={crumb.text} />
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                <Phrase text={crumb.text} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
