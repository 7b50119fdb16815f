import { useTranslations } from "use-intl";
import { Anchor } from "#web/ui/actions/link.tsx";
import { classNames } from "#web/ui/class-names.ts";

const PAGES = [
  ["news", "/Media/news"],
  ["albums", "/Media/photo-album"],
  ["videos", "/Media/videos"],
] as const;

/** Links to news, albums and videos. */
export function MediaNav({ current }: { current: (typeof PAGES)[number][0] }) {
  const t = useTranslations("content.media");
  return (
    <nav aria-label={t("label")} className="mt-6 border-b border-hairline">
      <ul className="flex gap-x-7 overflow-x-auto">
        {PAGES.map(([page, path]) => (
          <li key={page} className="shrink-0">
            <Anchor
              href={path}
              aria-current={page === current ? "page" : undefined}
              className={classNames(
                "-mb-px flex min-h-12 items-center border-b-2 font-heading text-[0.9375rem] transition-colors",
                page === current
                  ? "border-ink font-medium"
                  : "border-transparent text-ink-soft hover:text-brass",
              )}
            >
              {t(page)}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
