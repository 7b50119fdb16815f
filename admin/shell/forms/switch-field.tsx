import { FormControlLabel, Switch } from "@mui/material";
import { useController } from "react-hook-form";

/** A yes/no field of an `ApiForm`. */
export function SwitchField({ name, label }: { name: string; label: string }) {
  const {
    field: { ref, onChange, onBlur, ...field },
  } = useController<Record<string, boolean>>({ name });
  const control = (
    <Switch
      name={name}
      checked={field.value ?? false}
      onChange={onChange}
      onBlur={onBlur}
      slotProps={{ input: { ref } }}
    />
  );
  return <FormControlLabel control={control} label={label} sx={{ marginBlock: 0.5 }} />;
}
