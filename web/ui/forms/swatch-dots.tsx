import type { CSSProperties } from "react";
import { type ChoiceGroup, radioAttributes } from "./choice.ts";
import type { SwatchChoice } from "./swatches.tsx";

export type SwatchDotsProps = Pick<
  ChoiceGroup,
  "legend" | "name" | "value" | "defaultValue" | "onValue"
> & {
  choices: readonly Pick<SwatchChoice, "value" | "name" | "colour">[];
  className?: string | undefined;
};

/**
 * Finishes below a card: each is a single coloured radio element, as a list has hundreds of them.
 */
export function SwatchDots({ legend, choices, className, ...group }: SwatchDotsProps) {
  return (
    <div role="radiogroup" aria-label={legend} className={className}>
      {choices.map(({ value, name, colour }) => (
        <input
          key={value}
          {...radioAttributes(group, value)}
          aria-label={name}
          title={name}
          style={{ "--swatch": colour } as CSSProperties}
          className="swatch-dot"
        />
      ))}
    </div>
  );
}
