import { type CSSProperties, useState } from "react";
import { classNames } from "../class-names.ts";
import { type ChoiceGroup, radioAttributes } from "./choice.ts";
import { ChoiceSet } from "./choice-set.tsx";

export type SwatchChoice = {
  value: string;
  /** Never by colour alone: tooltip, reader's name, and beside the legend when chosen. */
  name: string;
  /** Any CSS colour or gradient. */
  colour: string;
  unavailable?: boolean;
  note?: string | undefined;
};

export type SwatchGroupProps = ChoiceGroup & {
  choices: readonly SwatchChoice[];
  /** Small ones stand under a card, legend hidden. */
  size?: "small" | "normal";
};

/** A patch of colour or finish, for show. */
export function Swatch({ colour, className }: { colour: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      style={{ "--swatch": colour } as CSSProperties}
      className={classNames(
        "block rounded-pill [background:var(--swatch)] shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--color-ink)_22%,transparent)]",
        className ?? "size-4",
      )}
    />
  );
}

/** Finishes as radios. */
export function SwatchGroup({ choices, size = "normal", ...group }: SwatchGroupProps) {
  const [picked, setPicked] = useState(group.defaultValue);
  const current = choices.find((c) => c.value === (group.value ?? picked));
  const small = size === "small";
  const onValue = (value: string) => {
    setPicked(value);
    group.onValue?.(value);
  };
  return (
    <ChoiceSet {...group} legendHidden={group.legendHidden ?? small} chosen={current?.name}>
      <div className={small ? "-ms-1.5 flex flex-wrap" : "-ms-1 flex flex-wrap gap-1"}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            title={choice.name}
            className={classNames(
              "relative grid place-items-center rounded-pill has-focus-visible:outline-2 has-focus-visible:outline-(--focus-colour)",
              small ? "size-7 touch:h-9" : "size-target",
            )}
          >
            <input
              {...radioAttributes({ ...group, onValue }, choice.value)}
              className="peer sr-only"
            />
            <span
              className={classNames(
                "grid place-items-center rounded-pill border border-transparent transition-colors peer-checked:border-ink",
                small ? "size-5.5" : "size-10 border-2",
                choice.unavailable && "crossed",
              )}
            >
              <Swatch colour={choice.colour} className={small ? "size-4" : "size-7.5"} />
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
