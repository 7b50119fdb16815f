import { Alert } from "@mui/material";
import type { ReactNode } from "react";
import { useProblemText } from "../../i18n/use-problem-text.ts";

/** Why a request failed. */
export function ErrorAlert({ error, action }: { error: Error; action?: ReactNode }) {
  const problemText = useProblemText();
  return (
    <Alert severity="error" action={action}>
      {problemText(error.message)}
    </Alert>
  );
}
