import type { HTMLAttributes, ReactNode } from "react";
import { Anchor } from "../actions/link.tsx";
import { classNames } from "../class-names.ts";

export type CardProps = Pick<HTMLAttributes<HTMLElement>, "onPointerEnter" | "onFocus"> & {
  /** On a panel with a hairline, or directly on the page. */
  panel?: boolean;
  as?: "article" | "li" | "div";
  className?: string | undefined;
  children: ReactNode;
};

/**
 * To make the whole card one link, put one `CardLink` inside; other controls lie above it by `z-2`.
 */
export function Card(props: CardProps) {
  const { panel = false, as: Element = "article", className, children, ...rest } = props;
  return (
    <Element
      {...rest}
      className={classNames(
        "group/card relative isolate flex min-w-0 flex-col rounded-panel",
        panel && "border border-hairline bg-paper transition-colors hover:border-line-strong",
        "has-[[data-card-link]:focus-visible]:outline-2 has-[[data-card-link]:focus-visible]:outline-offset-4 has-[[data-card-link]:focus-visible]:outline-(--focus-colour)",
        className,
      )}
    >
      {children}
    </Element>
  );
}

/** The item's name as a link; its clickable area is the whole card. */
export function CardLink(props: { href: string; className?: string; children: ReactNode }) {
  return (
    <Anchor
      href={props.href}
      data-card-link=""
      className={classNames(
        "outline-none after:absolute after:inset-0 after:z-1 after:rounded-panel group-hover/card:text-brass",
        props.className,
      )}
    >
      {props.children}
    </Anchor>
  );
}
