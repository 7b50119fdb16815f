import { MenuItem, TextField } from "@mui/material";
import { useController } from "react-hook-form";
import { helpText } from "./help-text.tsx";

interface SeveralFieldProps {
  name: string;
  label: string;
  help?: string;
  choices: readonly { value: string | number; label: string }[];
}

/** A multi-select field of an `ApiForm`. */
export function SeveralField({ name, label, help, choices }: SeveralFieldProps) {
  const { field, fieldState } = useController<Record<string, (string | number)[] | undefined>>({
    name,
  });
  return (
    <TextField
      select
      name={name}
      label={label}
      value={field.value ?? []}
      onChange={({ target }) => field.onChange(target.value)}
      error={fieldState.error !== undefined}
      helperText={helpText(fieldState.error?.message, help)}
      slotProps={{ select: { multiple: true } }}
    >
      {choices.map(({ value, label: words }) => (
        <MenuItem key={value} value={value}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
}
