import { FormHelperText } from "@mui/material";
import { get, useFormState } from "react-hook-form";

/**
 * An error about a list of fields as a whole: that it is empty, or which entry cannot be removed.
 */
export function ListProblem({ name }: { name: string }) {
  const { errors } = useFormState();
  const message: unknown = get(errors, `${name}.message`);
  if (typeof message !== "string") return null;
  return (
    <FormHelperText error role="alert">
      {message}
    </FormHelperText>
  );
}
