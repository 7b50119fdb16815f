import { Link, type LinkProps } from "react-router";
import { useLocalePath } from "./page-locale.tsx";

interface LocaleLinkProps extends Omit<LinkProps, "to"> {
  /** A path without a locale prefix, with query and hash; or an absolute address of another site. */
  to: string;
}

/** A link inside the shop, in the language of the page, fetched ahead when somebody is about to follow it. */
export function LocaleLink({ to, prefetch = "intent", ...rest }: LocaleLinkProps) {
  const path = useLocalePath();
  return <Link {...rest} prefetch={prefetch} to={to.startsWith("/") ? path(to) : to} />;
}
