import { useLocalePath } from "#web/i18n/page-locale.tsx";
import type { ReactNode } from "react";

export interface FilterLinkProps {
  href: string;
  className?: string;
  "aria-label"?: string | undefined;
  title?: string | undefined;
  children: ReactNode;
}

/** A link that changes the choice: the page stays where it is, and search engines stay away. */
export function FilterLink({ href, children, ...rest }: FilterLinkProps) {
  const localPath = useLocalePath();
  return (
    <a {...rest} href={localPath(href)} rel="nofollow" data-page="in-place">
      {children}
    </a>
  );
}
