import type { AnchorHTMLAttributes } from "react";
import { Link, type LinkProps } from "react-router";
import { isPagePath } from "#contract/kernel/locale.ts";
import { useLocalePath } from "./page-locale.tsx";

interface LocaleLinkProps extends Omit<LinkProps, "to"> {
  /** A path without a locale prefix, with query and hash; or an absolute address of another site. */
  to: string;
}

/** A link inside the shop, in the language of the page, fetched ahead when somebody is about to follow it. */
export function LocaleLink({ to, prefetch = "intent", ...rest }: LocaleLinkProps) {
  const path = useLocalePath();
  return <Link {...rest} prefetch={prefetch} to={path(to)} />;
}

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** The link of the design system: a page of the shop by its path, anything else (`tel:`, `#…`, a film) as it is. */
export function LocaleAnchor({ href, children, ...rest }: AnchorProps) {
  const path = useLocalePath();
  // `PageLinks` follows what is marked so.
  const address = isPagePath(href) ? { href: path(href), "data-page": "" } : { href };
  return (
    <a {...rest} {...address}>
      {children}
    </a>
  );
}
