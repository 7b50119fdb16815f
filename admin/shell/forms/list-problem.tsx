import { FormHelperText } from "@mui/material";
import { get, useFormState } from "react-hook-form";

/** What is refused of a list of fields as a whole: that there are none, or which of them cannot go. */
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
