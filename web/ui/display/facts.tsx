import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Phrase } from "../text/phrase.tsx";

export type Fact = {
  id: string;
  name: ReactNode;
  value: string;
};

export type FactListProps = {
  facts: readonly Fact[];
  /** Two columns from `sm` on. */
  columns?: 1 | 2;
  className?: string | undefined;
};

/** Name–value rows with hairlines: the specification. */
export function FactList({ facts, columns = 1, className }: FactListProps) {
  return (
    <dl
      className={classNames(
        "grid border-t border-hairline",
        columns === 2 && "gap-x-8 sm:grid-cols-2",
        className,
      )}
    >
      {facts.map((fact) => (
        <div
          key={fact.id}
          className="flex items-baseline justify-between gap-4 border-b border-hairline py-3"
        >
          <dt className="text-[0.9375rem] text-ink-soft">{fact.name}</dt>
          <dd className="text-end figures text-[0.9375rem] font-medium">
            <Phrase text={fact.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export type KeyFactsProps = { facts: readonly string[]; className?: string | undefined };

/** Two to four facts in a line, separated by hairlines: "80 cm | 4200 lm | 3000 K". */
export function KeyFacts({ facts, className }: KeyFactsProps) {
  return (
    <ul className={classNames("key-facts text-small text-ink-soft", className)}>
      {facts.map((fact) => (
        <li key={fact}>
          <Phrase text={fact} />
        </li>
      ))}
    </ul>
  );
}
