import type { ReactNode } from "react";
import { useLocalePath } from "#web/i18n/page-locale.tsx";

export interface FilterLinkProps {
  href: string;
  className?: string;
  "aria-label"?: string | undefined;
  title?: string | undefined;
  children: ReactNode;
}

/**
 * A link that changes the filters: the page keeps its scroll position, and search engines do not
 * follow it.
 */
export function FilterLink({ href, children, ...rest }: FilterLinkProps) {
  const localPath = useLocalePath();
  return (
    <a {...rest} href={localPath(href)} rel="nofollow" data-page="in-place">
      {children}
    </a>
  );
}
