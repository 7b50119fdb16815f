import type { ReactNode } from "react";
import { Anchor } from "../actions/link.tsx";
import { classNames } from "../class-names.ts";

export type CardProps = {
  /** Paper with a hairline, or bare on the page. */
  panel?: boolean;
  as?: "article" | "li" | "div";
  className?: string | undefined;
  children: ReactNode;
};

/** Whole card one link: put one `CardLink` inside; other controls get `CardAction`. */
export function Card({ panel = false, as: Element = "article", className, children }: CardProps) {
  return (
    <Element
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

/** The name of the thing; its press area is the whole card. */
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

/** A control over the card's link: shown on hover and focus, always on touch (`always`). */
export function CardAction(props: { always?: boolean; className?: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "relative z-2",
        !props.always &&
          "hover-able:opacity-0 hover-able:transition-opacity hover-able:group-focus-within/card:opacity-100 hover-able:group-hover/card:opacity-100",
        props.className,
      )}
    >
      {props.children}
    </div>
  );
}
