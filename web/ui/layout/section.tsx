import { ArrowRight } from "@lucide/icons";
import { type ReactNode, useId } from "react";
import { Link } from "../actions/link.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../display/icon.tsx";

export type SectionProps = {
  title: string;
  intro?: string | undefined;
  /** Link to the whole list, at the end of the heading row. */
  all?: { href: string; text: string } | undefined;
  headingLevel?: 1 | 2 | 3;
  className?: string | undefined;
  children: ReactNode;
};

/** A named part of a page: heading, perhaps a link to all of it, content. */
export function Section(props: SectionProps) {
  const { title, intro, all, headingLevel = 2, className, children } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={id} className={classNames("py-section", className)}>
      <div className="mb-3 flex items-end justify-between gap-6 md:mb-8">
        <div className="min-w-0">
          <Heading id={id} className={headingLevel === 1 ? "text-page" : "text-heading"}>
            {title}
          </Heading>
          {intro && <p className="mt-2 max-w-text text-ink-soft">{intro}</p>}
        </div>
        {all && (
          <Link
            href={all.href}
            tone="action"
            className="inline-flex min-h-8 shrink-0 items-center gap-1.5 text-[0.9375rem]"
          >
            {all.text}
            <Icon icon={ArrowRight} size={18} mirror />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
