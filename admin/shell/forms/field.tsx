import { MenuItem, TextField, type TextFieldProps } from "@mui/material";
import { useController } from "react-hook-form";
import { DIRECTION, type Locale } from "#contract/kernel/locale.ts";
import { helpText } from "./help-text.tsx";

interface FieldProps {
  name: string;
  label: string;
  type?: "text" | "email" | "password" | "date" | "datetime-local";
  help?: string;
  /** A select instead of a text input. */
  choices?: readonly { value: string | number; label: string }[];
  /** Shows the choice without a value, which is selected initially, like any other. */
  showsEmpty?: boolean;
  rows?: number;
  autoComplete?: string;
  inputMode?: "numeric" | "decimal" | "text";
  /** Gets the initial focus. */
  isFirst?: boolean;
  isReadOnly?: boolean;
  /** For addresses, paths, codes: left to right on any page. */
  isLatin?: boolean;
  /** Language of the typed text, whatever the page's language. */
  language?: Locale;
}

/** Latin text on any page: it keeps its own direction. */
const LATIN = new Set(["email", "password", "date", "datetime-local"]);

/** One field of an `ApiForm`, with the API's error. */
export function Field({
  name,
  choices,
  showsEmpty,
  rows,
  help,
  isReadOnly,
  isFirst,
  inputMode,
  isLatin,
  language,
  type = "text",
  ...rest
}: FieldProps) {
  const { field, fieldState } = useController({ name });
  const { ref, ...controlled } = field;
  const props: TextFieldProps = {
    ...rest,
    type,
    ...controlled,
    // An unknown value is empty, so that the input stays controlled.
    value: (controlled.value as string | undefined) ?? "",
    inputRef: ref,
    autoFocus: isFirst,
    select: choices !== undefined,
    multiline: rows !== undefined,
    minRows: rows,
    error: fieldState.error !== undefined,
    helperText: helpText(fieldState.error?.message, help),
    slotProps: {
      htmlInput: inputOf({ type, isReadOnly, inputMode, isLatin, language }),
      ...((showsEmpty || type.startsWith("date")) && { inputLabel: { shrink: true } }),
      ...(choices && {
        select: {
          displayEmpty: showsEmpty === true,
          // Subcategories are indented in the list only.
          renderValue: (chosen: unknown) =>
            choices.find(({ value }) => String(value) === String(chosen))?.label.trim(),
        },
      }),
    },
  };
  return (
    <TextField {...props}>
      {choices?.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

type InputParts = Pick<FieldProps, "type" | "isReadOnly" | "inputMode" | "isLatin" | "language">;

/** Attributes of the input element. */
function inputOf({ type = "text", isReadOnly, inputMode, isLatin, language }: InputParts) {
  const isLeftToRight = isLatin || LATIN.has(type) || inputMode !== undefined;
  return {
    inputMode,
    readOnly: isReadOnly,
    ...(isLeftToRight && { dir: "ltr", style: { textAlign: "start" as const } }),
    ...(language && { lang: language, dir: DIRECTION[language] }),
  };
}
