import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { Select } from "#web/ui/forms/select.tsx";
import { PhoneInput, Textarea, TextInput, type TextInputProps } from "#web/ui/forms/text-input.tsx";
import { PasswordControl } from "./password-control.tsx";

export type FieldKind =
  | "text"
  | "phone"
  | "email"
  /** An email or a phone. */
  | "identifier"
  | "password"
  | "code"
  | "date"
  | "long"
  | "select";

export interface FieldOption {
  value: string;
  label: string;
}

export interface FormControlProps extends Pick<
  TextInputProps,
  "autoComplete" | "inputMode" | "ltr" | "autoFocus" | "list"
> {
  kind: FieldKind;
  label: string;
  wiring: UseFormRegisterReturn;
  /** For a select. */
  options?: readonly FieldOption[] | undefined;
  /** Shows how hard a new password is to guess. */
  strength?: boolean | undefined;
  rows?: number | undefined;
}

/** Attributes of each kind of text field: keyboard, direction, autofill. */
const TEXT_KINDS = {
  text: {},
  email: { ltr: true, type: "email", inputMode: "email", autoComplete: "email" },
  identifier: {
    ltr: true,
    inputMode: "email",
    autoComplete: "username",
    autoCapitalize: "none",
    spellCheck: false,
  },
  code: {
    ltr: true,
    inputMode: "numeric",
    autoComplete: "one-time-code",
    className: "figures text-title tracking-[0.2em]",
  },
  date: { ltr: true, type: "date" },
} as const satisfies Partial<Record<FieldKind, TextInputProps>>;

/** The control for a field's kind, connected to the form. */
export function FormControl({ kind, label, wiring, ...props }: FormControlProps) {
  const { options = [], strength = false, rows = 2, ...rest } = props;
  switch (kind) {
    case "phone":
      return <PhoneInput {...rest} {...wiring} />;
    case "password":
      return <PasswordControl {...rest} label={label} strength={strength} wiring={wiring} />;
    case "long":
      return <Textarea {...wiring} rows={rows} />;
    case "select":
      return <Choice options={options} wiring={wiring} autoComplete={rest.autoComplete} />;
    default:
      return <TextInput {...TEXT_KINDS[kind]} {...rest} {...wiring} />;
  }
}

interface ChoiceProps extends Pick<FormControlProps, "wiring" | "autoComplete"> {
  options: readonly FieldOption[];
}

function Choice({ options, wiring, autoComplete }: ChoiceProps) {
  const t = useTranslations("forms");
  return (
    <Select autoComplete={autoComplete} {...wiring}>
      <option value="">{t("choose")}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
