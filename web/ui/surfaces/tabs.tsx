import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { tabAfterKey } from "./tab-keys.ts";

export type Tab = { id: string; title: string; content: ReactNode };

export type TabsProps = {
  tabs: readonly [Tab, ...Tab[]];
  label: string;
  className?: string | undefined;
};

/** Tabbed panels; arrow keys follow the page's direction. */
export function Tabs({ tabs, label, className }: TabsProps) {
  const [current, setCurrent] = useState(tabs[0].id);
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    const element = list.current;
    if (!element) return;
    const rtl = getComputedStyle(element).direction === "rtl";
    const index = tabs.findIndex((tab) => tab.id === current);
    const next = tabs[tabAfterKey(event.key, index, tabs.length, rtl)];
    if (!next || next.id === current) return;
    event.preventDefault();
    setCurrent(next.id);
    element.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-6 overflow-x-auto overflow-y-hidden border-b border-hairline"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}${tab.id}-tab`}
            data-tab={tab.id}
            aria-selected={tab.id === current}
            aria-controls={`${prefix}${tab.id}`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => setCurrent(tab.id)}
            className={classNames(
              "min-h-12 shrink-0 border-b-2 text-[0.9375rem] font-medium whitespace-nowrap -outline-offset-2 transition-colors",
              tab.id === current
                ? "border-ink text-ink"
                : "border-transparent text-ink-soft hover:text-ink",
            )}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}${tab.id}`}
          aria-labelledby={`${prefix}${tab.id}-tab`}
          hidden={tab.id !== current}
          className="pt-5"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
