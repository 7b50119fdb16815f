import { useState } from "react";
import { parseDecimal } from "#contract/kernel/decimals.ts";
import { type Millimetres, mm } from "#contract/lighting/units.ts";
import { TextInput } from "#web/ui/forms/text-input.tsx";

interface MetresInputProps {
  value: Millimetres;
  least: number;
  most: number;
  onValue: (value: Millimetres) => void;
  /** Used where no field labels it. */
  label?: string;
  className?: string;
}

/**
 * Input for metres in any digits, with a point or a comma; an invalid length is reset when the
 * field is left.
 */
export function MetresInput(props: MetresInputProps) {
  const { value, least, most, onValue, label, className } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    setDraft(text);
    const typed = parseDecimal(text, 3);
    if (typed !== undefined && typed >= least && typed <= most) onValue(mm(typed));
  };
  return (
    <TextInput
      ltr
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      value={draft ?? String(value / 1000)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setDraft(null)}
      className={className}
    />
  );
}
