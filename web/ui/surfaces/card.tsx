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
 * To make the whole card one link, put one `CardLink` inside; other controls go into `CardAction`.
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

export type CardActionProps = {
  /** In a corner of the picture, or in the normal flow. */
  corner?: boolean;
  /** Visible without hover. On touch screens all are visible. */
  always?: boolean;
  className?: string;
  children: ReactNode;
};

/** A control above the card's link: the favourite button and "add" appear on hover and focus. */
export function CardAction(props: CardActionProps) {
  return (
    <div
      className={classNames(
        "z-2",
        props.corner ? "absolute inset-e-2 top-2" : "relative",
        !props.always &&
          "hover-able:opacity-0 hover-able:transition-opacity hover-able:group-focus-within/card:opacity-100 hover-able:group-hover/card:opacity-100",
        props.className,
      )}
    >
      {props.children}
    </div>
  );
}
