import { ArrowLeft, ArrowRight } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { NewsItem } from "#contract/content/endpoints.ts";
import { Anchor, Link } from "#web/ui/actions/link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** Links at the end of a news item: the next, the previous, the list. */
export function NewsNeighbours({ item: { newer, older } }: { item: NewsItem }) {
  const t = useTranslations("content.news");
  return (
    <nav
      aria-label={t("neighbours")}
      className="mx-auto mt-16 max-w-[56rem] border-t border-hairline pt-6"
    >
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {newer && <Neighbour {...newer} side="newer" label={t("newer")} />}
        {older && <Neighbour {...older} side="older" label={t("older")} />}
      </ul>
      <p className="mt-8">
        <Link href="/Media/news" tone="action" className="inline-flex min-h-8 items-center">
          {t("all")}
        </Link>
      </p>
    </nav>
  );
}

interface NeighbourProps {
  id: number;
  title: string;
  side: "newer" | "older";
  label: string;
}

function Neighbour({ id, title, side, label }: NeighbourProps) {
  const isOlder = side === "older";
  return (
    <li className={classNames(isOlder && "md:col-start-2 md:text-end")}>
      <Anchor href={`/Media/news/${id}`} rel={isOlder ? "next" : "prev"} className="group block">
        <span
          className={classNames(
            "flex items-center gap-1.5 text-small text-ink-soft",
            isOlder && "md:justify-end",
          )}
        >
          {!isOlder && <Icon icon={ArrowLeft} size={16} mirror />}
          {label}
          {isOlder && <Icon icon={ArrowRight} size={16} mirror />}
        </span>
        <span className="mt-1 block font-heading text-title leading-body font-medium group-hover:text-brass">
          {title}
        </span>
      </Anchor>
    </li>
  );
}
