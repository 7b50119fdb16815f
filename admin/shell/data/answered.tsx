import { Button } from "@mui/material";
import type { ReactNode } from "react";
import { useText } from "../../i18n/use-text.ts";
import { ErrorAlert } from "../frame/error-alert.tsx";
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
  const text = useText();
  if (error) {
    const again = refetch && (
      <Button color="inherit" size="small" onClick={() => void refetch()}>
        {text("shell.problem.again")}
      </Button>
    );
    return <ErrorAlert error={error} action={again} />;
  }
  return data === undefined ? <Loading /> : children(data);
}
