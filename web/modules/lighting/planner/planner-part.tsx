import { type ReactNode, useId } from "react";
import { classNames } from "#web/ui/class-names.ts";

interface PlannerPartProps {
  title: string;
  /** Anchor for links. */
  name?: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A panel with a heading. */
export function PlannerPart({ title, name, action, className, children }: PlannerPartProps) {
  const id = useId();
  return (
    <section
      id={name}
      aria-labelledby={id}
      className={classNames(
        "grid min-w-0 scroll-mt-(--bar-height) gap-5 rounded-panel border border-hairline bg-paper p-4 sm:p-5 md:p-6",
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
