import type { Locale } from "#contract/kernel/locale.ts";
import { message, type MessageKey } from "#contract/kernel/messages.ts";
import {
  type Problem,
  PROBLEM_STATUS,
  type ProblemCode,
  type ProblemValues,
} from "#contract/kernel/problem.ts";

export interface FieldError {
  /** Dotted path: `contact.phone`. */
  path: string;
  key: MessageKey;
  values: ProblemValues;
}

/**
 * A refusal that the caller can understand and act on. Thrown anywhere, presented once at the edge.
 */
export class ProblemError extends Error {
  override name = "ProblemError";
  readonly code: ProblemCode;
  readonly values: ProblemValues;
  readonly fields: FieldError[];
  /** The record as it is now. */
  readonly current: object | undefined;

  constructor(
    code: ProblemCode,
    values: ProblemValues = {},
    fields: FieldError[] = [],
    current?: object,
  ) {
    super(code);
    this.code = code;
    this.values = values;
    this.fields = fields;
    this.current = current;
  }

  get status(): number {
    return PROBLEM_STATUS[this.code];
  }
}

/** Aborts a command with a problem: `refuse("too-soon", { seconds: 30 })`. */
export function refuse(code: ProblemCode, values: ProblemValues = {}): never {
  throw new ProblemError(code, values);
}

export function presentProblem(problem: ProblemError, locale: Locale): Problem {
  const { code, status, values, fields, current } = problem;
  return {
    type: `/api/docs#problem-${code}`,
    title: message(`problem.${code}`, locale, values),
    status,
    code,
    ...(Object.keys(values).length > 0 && { values }),
    ...(fields.length > 0 && {
      errors: fields.map(({ path, key, values: places }) => ({
        path,
        code: key.replace("validation.", ""),
        message: message(key, locale, { field: path, ...places }),
      })),
    }),
    ...(current && { current: { ...current } }),
  };
}
