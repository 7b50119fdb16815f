import type { ReactNode } from "react";
import { ChoiceSet } from "./choice-set.tsx";
import { type ChoiceGroup, radioAttributes } from "./choice.ts";

export type RadioCard = {
  value: string;
  title: string;
  text?: ReactNode;
  /** At the end: fee, date, logo. */
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioCardsProps = ChoiceGroup & {
  cards: readonly RadioCard[];
  columns?: 1 | 2;
};

/** Choices that need an explanation: delivery, payment, address. The whole card is the target. */
export function RadioCards({ cards, columns = 1, ...group }: RadioCardsProps) {
  return (
    <ChoiceSet {...group}>
      <div className={columns === 2 ? "grid gap-3 md:grid-cols-2" : "grid gap-3"}>
        {cards.map((card) => (
          <label
            key={card.value}
            className="flex min-h-16 items-start gap-3 rounded-panel border border-hairline bg-paper p-4 font-text transition-colors hover:border-line-strong has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-disabled:bg-transparent has-disabled:text-ink-faint"
          >
            <input
              {...radioAttributes(group, card.value)}
              disabled={card.disabled}
              className="mark mt-1"
            />
            <span className="min-w-0 grow">
              <span className="block font-heading font-medium">{card.title}</span>
              {card.text && <span className="block text-small text-ink-soft">{card.text}</span>}
            </span>
            {card.aside && <span className="shrink-0 figures text-small">{card.aside}</span>}
          </label>
        ))}
      </div>
    </ChoiceSet>
  );
}
