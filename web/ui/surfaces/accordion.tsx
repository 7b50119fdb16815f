import { ChevronDown } from "@lucide/icons";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../display/icon.tsx";

export type AccordionItem = { id: string; title: string; content: ReactNode; open?: boolean };

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** With a name, only one item is open at a time. */
  name?: string | undefined;
  className?: string | undefined;
};

/** Native `details`: works before the script loads, and with the browser's text search. */
export function Accordion({ items, name, className }: AccordionProps) {
  return (
    <div className={classNames("border-t border-hairline", className)}>
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          name={name}
          open={item.open}
          className="group border-b border-hairline"
        >
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium hover:text-brass">
            {item.title}
            <Icon icon={ChevronDown} className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="pb-5 text-ink-soft">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
