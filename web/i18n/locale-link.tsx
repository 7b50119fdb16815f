import type { AnchorHTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router";
import { isPagePath } from "#contract/kernel/locale.ts";
import { useLocalePath } from "./page-locale.tsx";

interface LocaleLinkProps extends Omit<LinkProps, "to"> {
  /** A path without a locale prefix, with query and hash; or an absolute address of another site. */
  to: string;
}

/**
 * A link inside the shop, in the page's language; by default prefetched when the visitor is about
 * to follow it.
 */
export function LocaleLink({ to, prefetch = "intent", ...rest }: LocaleLinkProps) {
  const path = useLocalePath();
  // The manifest of all pages is loaded with the first, so none is to be discovered.
  return <Link {...rest} discover="none" prefetch={prefetch} to={path(to)} />;
}

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * The design system's link: a page of the shop gets its localised path, anything else (`tel:`,
 * `#…`, a film) stays as it is.
 */
export function LocaleAnchor({ href, children, ...rest }: AnchorProps) {
  const path = useLocalePath();
  // `PageLinks` handles links with this attribute.
  const address = isPagePath(href) ? { href: path(href), "data-page": "" } : { href };
  return (
    <a {...rest} {...address}>
      {children}
    </a>
  );
}
