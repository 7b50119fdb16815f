import { classNames } from "../class-names.ts";
import { Phrase } from "../text/phrase.tsx";
import { ChoiceSet } from "./choice-set.tsx";
import { type ChoiceGroup, radioAttributes } from "./choice.ts";

export type OptionPill = {
  value: string;
  text: string;
  /** Not available in this combination: crossed out, still selectable; say why in `note`. */
  unavailable?: boolean;
  /** For screen readers: "sold out". */
  note?: string | undefined;
};

export type OptionPillsProps = ChoiceGroup & { options: readonly OptionPill[] };

/** Choice of a few short values: diameter, kelvin, beam. */
export function OptionPills({ options, ...group }: OptionPillsProps) {
  return (
    <ChoiceSet {...group}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "relative inline-flex min-h-target min-w-14 items-center justify-center rounded-pill border px-4 figures text-small transition-colors",
              "has-checked:border-ink has-checked:bg-ink has-checked:text-plaster has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-colour)",
              option.unavailable
                ? "border-dashed border-line-strong text-ink-faint line-through"
                : "border-line-strong bg-paper hover:border-ink",
            )}
          >
            <input {...radioAttributes(group, option.value)} className="sr-only" />
            <Phrase text={option.text} />
            {option.note && <span className="sr-only"> {option.note}</span>}
          </label>
        ))}
      </div>
    </ChoiceSet>
  );
}
