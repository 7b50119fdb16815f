import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type EmptyStateProps = {
  /** An icon or drawing, shown on a soft glow. */
  illustration?: ReactNode;
  title: string;
  text?: ReactNode;
  /** A link or button to continue; never a dead end. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string | undefined;
};

/** For empty lists, not found, offline and errors: a friendly text with a way to continue. */
export function EmptyState(props: EmptyStateProps) {
  const { illustration, title, text, action, headingLevel = 2, className } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={classNames(
        "mx-auto flex max-w-form flex-col items-center gap-3 px-4 py-12 text-center",
        className,
      )}
    >
      {illustration && <div className="pool mb-2 grid place-items-center">{illustration}</div>}
      <Heading className="text-title">{title}</Heading>
      {text && <div className="text-ink-soft">{text}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
