import type * as z from "zod/mini";
import { validationMessage } from "#contract/kernel/validation.ts";
import { type FieldError, ProblemError } from "./problem-error.ts";

/** Parses one part of a request, or refuses it, naming every field at fault. */
export function validate<T extends z.ZodMiniType>(schema: T, input: unknown): z.output<T> {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ProblemError("validation", {}, parsed.error.issues.slice(0, 20).map(fieldError));
}

function fieldError(issue: z.core.$ZodIssue): FieldError {
  const { key, values } = validationMessage(issue);
  return { path: issue.path.map(String).join("."), key: `validation.${key}`, values };
}
