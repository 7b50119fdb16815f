import { createContext, type ReactNode, useContext } from "react";
import { LocaleAnchor } from "#web/i18n/locale-link.tsx";
import { PageLocaleProvider, useDefaultLocale, usePageLocale } from "#web/i18n/page-locale.tsx";
import { LinkProvider } from "#web/ui/actions/link.tsx";

/** Markup of a part that depends on nothing but the language and what `of` says; made once for as long as `of` lives. */
export type KeepMarkup = (of: object, name: string, part: ReactNode) => string;

/** Only the server has it. Browsers take over the list as they find it, as if it had been made for this page alone. */
export const KeptMarkup = createContext<KeepMarkup | undefined>(undefined);

interface KeptListProps {
  /** What the server keeps for all pages, as it was sent: another one when it has changed. */
  of: object | undefined;
  /** Of the list, and of its state, among all that is made of it. */
  name: string;
  className?: string;
  children: ReactNode;
}

/** A list that is the same on every page: menus are a fifth of a page and nearly all of its links. */
export function KeptList({ of, ...list }: KeptListProps) {
  if (import.meta.env.SSR && of) return <ListOfServer of={of} {...list} />;
  return <ul className={list.className}>{list.children}</ul>;
}

function ListOfServer({ of, name, className, children }: KeptListProps & { of: object }) {
  const keep = useContext(KeptMarkup);
  const locale = usePageLocale();
  const defaultLocale = useDefaultLocale();
  if (!keep) return <ul className={className}>{children}</ul>;
  // It is made outside the page, so nothing of the page can get into it.
  const part = (
    <PageLocaleProvider locale={locale} defaultLocale={defaultLocale}>
      <LinkProvider value={LocaleAnchor}>{children}</LinkProvider>
    </PageLocaleProvider>
  );
  // oxlint-disable-next-line react/no-danger -- what React itself has written, on the server
  return <ul className={className} dangerouslySetInnerHTML={{ __html: keep(of, name, part) }} />;
}
