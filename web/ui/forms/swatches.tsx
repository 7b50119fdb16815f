import { type CSSProperties, useState } from "react";
import { classNames } from "../class-names.ts";
import { ChoiceSet } from "./choice-set.tsx";
import { type ChoiceGroup, radioAttributes } from "./choice.ts";

export type SwatchChoice = {
  value: string;
  /**
   * Never by colour alone: used for the tooltip, the accessible name, and beside the legend when
   * chosen.
   */
  name: string;
  /** Any CSS colour or gradient. */
  colour: string;
  unavailable?: boolean;
  note?: string | undefined;
};

export type SwatchGroupProps = ChoiceGroup & {
  choices: readonly SwatchChoice[];
};

/** A patch of colour or finish, display only. */
export function Swatch({ colour, className }: { colour: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ "--swatch": colour } as CSSProperties}
      className={classNames(
        "block rounded-pill [background:var(--swatch)] shadow-[inset_0_0_0_1px_var(--swatch-edge)]",
        className ?? "size-4",
      )}
    />
  );
}

/** Finishes as radio buttons. */
export function SwatchGroup({ choices, ...group }: SwatchGroupProps) {
  const [picked, setPicked] = useState(group.defaultValue);
  const current = choices.find((c) => c.value === (group.value ?? picked));
  const onValue = (value: string) => {
    setPicked(value);
    group.onValue?.(value);
  };
  return (
    <ChoiceSet {...group} chosen={current?.name}>
      <div className="-ms-1 flex flex-wrap gap-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            title={choice.name}
            className="relative grid size-target place-items-center rounded-pill has-focus-visible:outline-2 has-focus-visible:outline-(--focus-colour)"
          >
            <input
              {...radioAttributes({ ...group, onValue }, choice.value)}
              className="peer sr-only"
            />
            <span
              className={classNames(
                "grid size-10 place-items-center rounded-pill border-2 border-transparent transition-colors peer-checked:border-ink",
                choice.unavailable && "crossed",
              )}
            >
              <Swatch colour={choice.colour} className="size-7.5" />
            </span>
            <span className="sr-only">
              {choice.name} {choice.note}
            </span>
          </label>
        ))}
      </div>
    </ChoiceSet>
  );
}
