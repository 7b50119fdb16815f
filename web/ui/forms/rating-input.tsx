import { Star } from "@lucide/icons";
import { Icon } from "../display/icon.tsx";
import { ChoiceSet } from "./choice-set.tsx";
import { type ChoiceGroup, radioAttributes } from "./choice.ts";

export type RatingInputProps = ChoiceGroup & {
  /** Names of one to five stars, in order: "poor" … "excellent". */
  names: readonly [string, string, string, string, string];
};

/** Five radio buttons; CSS fills the stars up to the chosen one. */
export function RatingInput({ names, ...group }: RatingInputProps) {
  return (
    <ChoiceSet {...group}>
      <div className="rating-input inline-flex">
        {names.map((name, index) => (
          <label
            key={name}
            title={name}
            className="grid size-target place-items-center rounded-pill has-focus-visible:outline-2 has-focus-visible:outline-(--focus-colour)"
          >
            <input {...radioAttributes(group, String(index + 1))} className="sr-only" />
            <Icon icon={Star} size={28} stroke={1.5} />
            <span className="sr-only">{name}</span>
          </label>
        ))}
      </div>
    </ChoiceSet>
  );
}
