import { Alert } from "@mui/material";
import { useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { Loading } from "../frame/states.tsx";

interface AnsweredProps<T> {
  answer: { data?: T | undefined; error?: Error | null | undefined };
  children: (data: T) => ReactNode;
}

/** What the API was asked for: on its way, refused, or here. */
export function Answered<T>({ answer: { data, error }, children }: AnsweredProps<T>) {
  const translate = useTranslate();
  if (error) return <Alert severity="error">{translate(error.message)}</Alert>;
  return data === undefined ? <Loading /> : children(data);
}
