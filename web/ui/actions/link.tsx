import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  createElement,
  useContext,
} from "react";
import { classNames } from "../class-names.ts";

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };
type LinkComponent = ComponentType<AnchorProps> | "a";

const LinkContext = createContext<LinkComponent>("a");

/** Gives every link of the design system the router's behaviour: `<LinkProvider value={RouterLink}>`. */
export const LinkProvider = LinkContext.Provider;

/** A bare link: the router's when provided, an anchor otherwise. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(LinkContext), props);
}

const TONES = {
  /** In running text. */
  text: "text-brass underline decoration-brass/40 hover:text-brass-deep hover:decoration-current",
  /** On its own: "all", "change", "read more". */
  action: "font-heading font-medium text-brass hover:text-brass-deep hover:underline",
  /** In menus and footers. */
  plain: "hover:text-brass",
} as const;

export type LinkProps = AnchorProps & { tone?: keyof typeof TONES };

export function Link({ tone = "text", className, ...rest }: LinkProps) {
  return (
    <Anchor
      {...rest}
      className={classNames(
        "rounded-small underline-offset-[0.3em] transition-colors",
        TONES[tone],
        className,
      )}
    />
  );
}
