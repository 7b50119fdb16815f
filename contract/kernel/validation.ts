import type * as z from "zod/v4/core";
import type { ProblemValues } from "./problem.ts";

/** A validation issue as a message key under `validation.` with its values. */
export interface ValidationMessage {
  key: ValidationKey;
  values: ProblemValues;
}

export type ValidationKey =
  | "required"
  | "email"
  | "numeric"
  | "integer"
  | "maxLength"
  | "minLength"
  | "maxValue"
  | "minValue"
  | "pattern"
  | "patternLike"
  | "uppercase"
  | "exclusion"
  | "oneOf"
  | "atLeastOne"
  | "phone"
  | "emailOrPhone"
  | "confirm"
  | "birthDate"
  | "recentDay"
  | "weakPassword"
  | "commonPassword"
  | "personalPassword"
  | "rating"
  | "loop"
  | "placeMissing"
  | "placeUnknown"
  | "unreadable"
  | "invalid";

const RULES = new Set<ValidationKey>([
  "phone",
  "email",
  "pattern",
  "exclusion",
  "numeric",
  "oneOf",
  "emailOrPhone",
  "confirm",
  "birthDate",
  "recentDay",
  "rating",
  "maxLength",
]);

type Issue = z.$ZodRawIssue | z.$ZodIssue;

function tooSmall(issue: Extract<Issue, { code: "too_small" }>): ValidationMessage {
  const minimum = Number(issue.minimum);
  if (issue.origin === "string") {
    return minimum <= 1
      ? { key: "required", values: {} }
      : { key: "minLength", values: { 0: minimum } };
  }
  if (issue.origin === "array") return { key: "atLeastOne", values: {} };
  return { key: "minValue", values: { 0: minimum } };
}

function tooBig(issue: Extract<Issue, { code: "too_big" }>): ValidationMessage {
  const key = issue.origin === "string" || issue.origin === "array" ? "maxLength" : "maxValue";
  return { key, values: { 0: Number(issue.maximum) } };
}

function wrongType(issue: Extract<Issue, { code: "invalid_type" }>): ValidationMessage {
  if (issue.input === undefined || issue.input === null || issue.input === "") {
    return { key: "required", values: {} };
  }
  if (issue.expected === "int") return { key: "integer", values: {} };
  return { key: issue.expected === "number" ? "numeric" : "invalid", values: {} };
}

/** Formats with their own message. */
const FORMATS: Partial<Record<string, ValidationKey>> = { email: "email", uppercase: "uppercase" };

function wrongFormat(issue: Extract<Issue, { code: "invalid_format" }>): ValidationMessage {
  return { key: FORMATS[issue.format] ?? "pattern", values: {} };
}

function wrongValue(issue: Extract<Issue, { code: "invalid_value" }>): ValidationMessage {
  const isMissing = issue.input === undefined || issue.input === "";
  return { key: isMissing ? "required" : "oneOf", values: {} };
}

interface OwnRule {
  rule?: ValidationKey;
  max?: number;
  /** A value that would be accepted. */
  example?: string;
}

/** A custom rule, named by the schema in `params`. */
function ownRule(issue: Extract<Issue, { code: "custom" }>): ValidationMessage {
  const { rule, max, example } = (issue.params ?? {}) as OwnRule;
  if (!rule || !RULES.has(rule)) return { key: "invalid", values: {} };
  if (rule === "pattern" && example) return { key: "patternLike", values: { example } };
  return { key: rule, values: max === undefined ? {} : { 0: max } };
}

const READERS: {
  [Code in Issue["code"]]?: (issue: Extract<Issue, { code: Code }>) => ValidationMessage;
} = {
  too_small: tooSmall,
  too_big: tooBig,
  invalid_type: wrongType,
  invalid_format: wrongFormat,
  invalid_value: wrongValue,
  custom: ownRule,
};

/** Converts an issue of the schema library into one of the shop's validation messages. */
export function validationMessage(issue: Issue): ValidationMessage {
  const read = READERS[issue.code] as ((any: Issue) => ValidationMessage) | undefined;
  return read?.(issue) ?? { key: "invalid", values: {} };
}
