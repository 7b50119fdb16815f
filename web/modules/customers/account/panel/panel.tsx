import { type ReactNode, useId } from "react";

interface PanelProps {
  title: string;
  /** Makes the panel a link target. */
  id?: string;
  text?: ReactNode;
  /** Shown beside the heading: a status, a button. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** One topic of a section: heading, a sentence, actions. */
export function Panel({ title, id, text, aside, children }: PanelProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      {...(id && { id, tabIndex: -1 })}
      className="scroll-mt-24 rounded-panel border border-hairline bg-paper p-5 outline-none md:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="text-title">
          {title}
        </h2>
        {aside}
      </div>
      {text && <div className="mt-1 max-w-text text-[0.9375rem] text-ink-soft">{text}</div>}
      {children && <div className="mt-5">{children}</div>}
    </section>
  );
}

/** Panels below each other. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-5">{children}</div>;
}
