import { Alert } from "@mui/material";
import { useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { Loading } from "../frame/states.tsx";

interface AnsweredProps<T> {
  answer: { data?: T | undefined; error?: Error | null | undefined };
  children: (data: T) => ReactNode;
}

/** Renders an API response: loading, failed, or loaded. */
export function Answered<T>({ answer: { data, error }, children }: AnsweredProps<T>) {
  const translate = useTranslate();
  if (error) return <Alert severity="error">{translate(error.message)}</Alert>;
  return data === undefined ? <Loading /> : children(data);
}
