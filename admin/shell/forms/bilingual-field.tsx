import { Box } from "@mui/material";
import { LOCALES } from "#contract/kernel/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "./field.tsx";

interface BilingualFieldProps {
  /** Base name of the two fields `<name>.ar` and `<name>.en`. */
  name: string;
  label: string;
  rows?: number;
  help?: string;
  /** For addresses: left to right in both languages. */
  isLatin?: boolean;
}

/** A text in both languages, side by side where there is space. */
export function BilingualField({ name, label, rows, help, isLatin = false }: BilingualFieldProps) {
  const text = useText();
  return (
    <Box
      sx={{
        display: "grid",
        columnGap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1fr)" },
      }}
    >
      {LOCALES.map((language) => (
        <Field
          key={language}
          name={`${name}.${language}`}
          label={text("shell.form.inLanguage", {
            label,
            language: text(`shell.locales.${language}`),
          })}
          {...(isLatin ? { isLatin } : { language })}
          autoComplete="off"
          {...(rows !== undefined && { rows })}
          {...(help !== undefined && { help })}
        />
      ))}
    </Box>
  );
}
