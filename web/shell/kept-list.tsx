import { createContext, type ReactNode, useContext } from "react";
import { LocaleAnchor } from "#web/i18n/locale-link.tsx";
import { PageLocaleProvider, useDefaultLocale, usePageLocale } from "#web/i18n/page-locale.tsx";
import { LinkProvider } from "#web/ui/actions/link.tsx";

/**
 * Caches the markup of a part that depends only on the language and on `of`, for as long as `of` is
 * alive.
 */
export type KeepMarkup = (of: object, name: string, part: ReactNode) => string;

/** Set on the server only. Browsers hydrate the list as if it had been rendered for this page. */
export const KeptMarkup = createContext<KeepMarkup | undefined>(undefined);

interface KeptListProps {
  /** The cached object that the list depends on; replaced when its data changes. */
  of: object | undefined;
  /** Cache key of the list and its state, among all lists made from `of`. */
  name: string;
  className?: string;
  children: ReactNode;
}

/**
 * A list that is the same on every page, with its markup cached: menus are a fifth of a page and
 * nearly all of its links.
 */
export function KeptList({ of, ...list }: KeptListProps) {
  if (import.meta.env.SSR && of) return <ListOfServer of={of} {...list} />;
  return <ul className={list.className}>{list.children}</ul>;
}

function ListOfServer({ of, name, className, children }: KeptListProps & { of: object }) {
  const keep = useContext(KeptMarkup);
  const locale = usePageLocale();
  const defaultLocale = useDefaultLocale();
  if (!keep) return <ul className={className}>{children}</ul>;
  // Rendered outside the page, so that nothing of the page can get into it.
  const part = (
    <PageLocaleProvider locale={locale} defaultLocale={defaultLocale}>
      <LinkProvider value={LocaleAnchor}>{children}</LinkProvider>
    </PageLocaleProvider>
  );
  // oxlint-disable-next-line react/no-danger -- what React itself has written, on the server
  return <ul className={className} dangerouslySetInnerHTML={{ __html: keep(of, name, part) }} />;
}
