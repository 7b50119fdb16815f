import type { ReactNode } from "react";

interface StepProps {
  /** Absent if it is the only step. */
  number?: number | undefined;
  title: string;
  intro?: string;
  children: ReactNode;
}

/** One part of the form: number, question, fields. */
export function Step({ number, title, intro, children }: StepProps) {
  return (
    <fieldset className="min-w-0 border-t border-hairline py-8 first-of-type:border-t-0 first-of-type:pt-0">
      <legend className="sr-only">{title}</legend>
      <h2 className="mb-1 flex items-center gap-3 text-title">
        {number !== undefined && (
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-pill border border-ink figures text-small"
          >
            {number}
          </span>
        )}
        {title}
      </h2>
      {intro && <p className="mb-4 text-[0.9375rem] text-ink-soft">{intro}</p>}
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </fieldset>
  );
}
