import { type ChangeEvent, useState } from "react";
import { type UseFormRegisterReturn, useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { PasswordInput } from "#web/ui/forms/password-input.tsx";
import type { TextInputProps } from "#web/ui/forms/text-input.tsx";
import { passwordStrength } from "./password-strength.ts";

interface PasswordControlProps extends TextInputProps {
  label: string;
  strength: boolean;
  wiring: UseFormRegisterReturn;
}

/** A password, shown on request; a new one gets a strength meter. */
export function PasswordControl({ label, strength, wiring, ...rest }: PasswordControlProps) {
  const t = useTranslations("forms");
  const [typed, setTyped] = useState("");
  const { getFieldState, formState } = useFormContext();
  // The error is shown then, which the strength must not contradict.
  const isRefused = getFieldState(wiring.name, formState).invalid;
  const onChange = async (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    await wiring.onChange(event);
  };
  return (
    <>
      <PasswordInput
        {...rest}
        {...wiring}
        onChange={(event) => void onChange(event)}
        showText={t("showPassword")}
        showLabel={t("showPasswordLabel", { field: label })}
      />
      {strength && !isRefused && <Strength typed={typed} />}
    </>
  );
}

const LEVELS = ["short", "weak", "fair", "strong"] as const;
const COLOURS = {
  short: "bg-error",
  weak: "bg-error",
  fair: "bg-warning",
  strong: "bg-success",
} as const;

/** In words; the bar only repeats them. */
function Strength({ typed }: { typed: string }) {
  const t = useTranslations("forms.strength");
  if (typed === "") return null;
  const { level, missing } = passwordStrength(typed);
  const lit = LEVELS.indexOf(level) + 1;
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden="true" className="flex gap-1.5">
        {LEVELS.map((each, index) => (
          <span
            key={each}
            className={`h-1 grow rounded-pill ${index < lit ? COLOURS[level] : "bg-hairline"}`}
          />
        ))}
      </div>
      <output className="text-small text-ink-soft">
        {level === "short" ? t("short", { count: missing }) : t(level)}
      </output>
    </div>
  );
}
