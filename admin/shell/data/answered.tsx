import { Alert, Button } from "@mui/material";
import { useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { useText } from "../../i18n/use-text.ts";
import { Loading } from "../frame/states.tsx";

interface AnsweredProps<T> {
  answer: {
    data?: T | undefined;
    error?: Error | null | undefined;
    /** Retries the request. */
    refetch?: (() => unknown) | undefined;
  };
  children: (data: T) => ReactNode;
}

/** Renders the result of a request: loading, error or data. */
export function Answered<T>({ answer: { data, error, refetch }, children }: AnsweredProps<T>) {
  const translate = useTranslate();
  const text = useText();
  if (error) {
    const again = refetch && (
      <Button color="inherit" size="small" onClick={() => void refetch()}>
        {text("shell.problem.again")}
      </Button>
    );
    return (
      <Alert severity="error" action={again}>
        {translate(error.message)}
      </Alert>
    );
  }
  return data === undefined ? <Loading /> : children(data);
}
