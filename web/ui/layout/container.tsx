import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

const WIDTHS = { page: "max-w-page", text: "max-w-text", form: "max-w-form" } as const;

export type ContainerProps = {
  /** Page is 1360 px; text and form are for reading and typing. Gutters are added outside. */
  width?: keyof typeof WIDTHS;
  className?: string | undefined;
  children: ReactNode;
};

export function Container({ width = "page", className, children }: ContainerProps) {
  return (
    <div className={classNames("px-gutter", className)}>
      <div className={classNames("mx-auto w-full", WIDTHS[width])}>{children}</div>
    </div>
  );
}
