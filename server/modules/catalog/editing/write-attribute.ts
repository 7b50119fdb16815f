import { sql } from "kysely";
import type { AttributeInput, AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import type { MessageKey } from "#contract/kernel/messages.ts";
import { type FieldError, ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { saveAttributes } from "../save-attributes.ts";
import type { Counted } from "./attribute-records.ts";

const WITH_VALUES = new Set(["enum", "multi"]);
const WITH_LIMITS = new Set(["number", "integer", "range"]);

/**
 * Writes an attribute with exactly these values. What products use must stay: its kind, and each
 * used value.
 */
export async function writeAttribute(
  work: Work,
  code: string,
  input: AttributeInput,
  before?: Counted,
): Promise<void> {
  refuseErrors(contradictions(input));
  if (before) {
    const isOtherKind = before.kind !== input.kind && before.productCount > 0;
    if (isOtherKind) refuseErrors([wrong("kind", "validation.exclusion")]);
    await removeValues(work, code, removedValues(before, input));
  }
  await saveAttributes(work, [{ ...input, code }], await positionOf(work, code));
}

function contradictions({ kind, values, minimum, maximum }: AttributeInput): FieldError[] {
  const hasValues = WITH_VALUES.has(kind);
  const isLimited = minimum !== null || maximum !== null;
  const codes = values.map((value) => value.code);
  const twice = codes.findIndex((value, index) => codes.indexOf(value) < index);
  return [
    ...(hasValues && values.length === 0 ? [wrong("values", "validation.atLeastOne")] : []),
    ...(!hasValues && values.length > 0 ? [wrong("values", "validation.exclusion")] : []),
    ...(twice >= 0 ? [wrong(`values.${twice}.code`, "validation.exclusion")] : []),
    ...(isLimited && !WITH_LIMITS.has(kind) ? [wrong("minimum", "validation.exclusion")] : []),
    ...(minimum !== null && maximum !== null && minimum > maximum
      ? [wrong("maximum", "validation.invalid")]
      : []),
  ];
}

function removedValues({ values: before }: AttributeRecord, { values }: AttributeInput): string[] {
  const kept = new Set(values.map(({ code }) => code));
  return before.flatMap(({ code }) => (kept.has(code) ? [] : [code]));
}

async function removeValues({ db }: Work, code: string, values: string[]): Promise<void> {
  if (values.length === 0) return;
  const { rows: used } = await sql<{ value: string }>`
    select distinct value from unnest(${values}::text[]) as value, (
      select attributes -> ${code}::text as fact from catalog.product where attributes ? ${code}
      union all
      select attributes -> ${code}::text from catalog.variant where attributes ? ${code}
    ) as kept
    where kept.fact @> to_jsonb(value)
  `.execute(db);
  // A removed value that products still use is refused by name.
  refuseErrors(
    used.map(({ value }) => ({ path: "values", key: "validation.exclusion", values: { value } })),
  );
  await sql`
    delete from catalog.attribute_value where attribute_code = ${code} and code = any (${values}::text[])
  `.execute(db);
}

/** Its current position, or after all others. */
async function positionOf({ db }: Work, code: string): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(
      (select position from catalog.attribute where code = ${code}),
      (select coalesce(max(position), 0) + 1 from catalog.attribute)) as position
  `.execute(db);
  return rows[0]?.position ?? 1;
}

const wrong = (path: string, key: MessageKey): FieldError => ({ path, key, values: {} });

function refuseErrors(errors: FieldError[]): void {
  if (errors.length > 0) throw new ProblemError("validation", {}, errors);
}
