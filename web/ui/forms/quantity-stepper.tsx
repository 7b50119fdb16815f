import { Minus, Plus } from "@lucide/icons";
import { type KeyboardEvent, useState } from "react";
import { classNames } from "../class-names.ts";
import { Icon, type LucideIconData } from "../display/icon.tsx";
import { type ParseQuantity, type QuantityLimits, settleQuantity } from "./quantity.ts";

export type QuantityStepperProps = QuantityLimits & {
  value: number;
  onValue: (value: number) => void;
  /** From the contract's kernel: accepts Arabic-Indic digits. */
  parse: ParseQuantity;
  /** More than `max` may be typed, and stays; the caller shows the error. */
  mayExceed?: boolean;
  /** Id of the error text. */
  describedBy?: string | undefined;
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** Field name, if it is in a form. */
  name?: string | undefined;
  size?: "small" | "normal";
  className?: string | undefined;
};

export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onValue, parse, label, min, max, name, size = "normal", className } = props;
  const { mayExceed = false, describedBy } = props;
  const [draft, setDraft] = useState<string | null>(null);

  const settle = (typed: number | null) => {
    setDraft(null);
    const next = settleQuantity(typed, value, {
      min,
      max: mayExceed ? Number.MAX_SAFE_INTEGER : max,
    });
    if (next !== value) onValue(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const change = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === "Enter" && draft !== null) settle(parse(draft));
    if (change) settle(value + change);
    if (change || event.key === "Enter") event.preventDefault();
  };

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset does not stretch its items
      role="group"
      aria-label={label}
      className={classNames(
        "inline-flex items-center rounded-pill border border-line-strong bg-paper has-[input:focus-visible]:border-ink",
        size === "small" ? "h-target" : "h-12",
        className,
      )}
    >
      <Step
        icon={Minus}
        label={props.decreaseLabel}
        off={value <= min}
        press={() => settle(value - 1)}
      />
      <input
        type="text"
        name={name}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        aria-label={label}
        aria-invalid={describedBy !== undefined || undefined}
        aria-describedby={describedBy}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => draft !== null && settle(parse(draft))}
        onKeyDown={onKeyDown}
        className="h-full w-10 min-w-0 rounded-small bg-transparent text-center figures text-body font-medium"
      />
      <Step
        icon={Plus}
        label={props.increaseLabel}
        off={value >= max}
        press={() => settle(value + 1)}
      />
    </div>
  );
}

type StepProps = { icon: LucideIconData; label: string; off: boolean; press: () => void };

/** Stays focusable at the limit, so that a press does not lose the focus. */
function Step({ icon, label, off, press }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={off ? undefined : press}
      className="inline-grid h-full w-target place-items-center rounded-pill hover:text-brass aria-disabled:text-line-strong"
    >
      <Icon icon={icon} size={18} />
    </button>
  );
}
