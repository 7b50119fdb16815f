import { get, set } from "react-hook-form";
import type { InstalmentPlan, VatRate } from "#contract/kernel/settings.ts";
import type { Setting } from "#contract/settings-registry.ts";
import { piastresOf, poundsOf } from "../shell/forms/amount.ts";
import { basisPointsOf, percentOf } from "../shell/forms/percent.ts";
import type { SettingField } from "./setting-fields.ts";

/** A setting's form values: amounts in pounds, fees in percent. */
export interface SettingValues {
  version: string;
  value: unknown;
}

export interface PlanValues extends Pick<InstalmentPlan, "provider"> {
  months: string;
  charge: string;
  minimum: string;
}

export interface VatValues {
  from: string;
  /** In percent. */
  rate: string;
}

export const NEW_PLAN: PlanValues = {
  provider: { ar: "", en: "" },
  months: "",
  charge: "0",
  minimum: "",
};

/** A setting field's path in the form. */
export function nameOf({ path }: SettingField): string {
  return path === "" ? "value" : `value.${path}`;
}

export function valuesOf(setting: Setting, fields: readonly SettingField[]): SettingValues {
  const values = structuredClone({ version: setting.version, value: setting.value });
  for (const field of fields) {
    const kept = get<unknown>(values, nameOf(field));
    set(values, nameOf(field), shown(field, kept));
  }
  return values;
}

function shown({ kind }: SettingField, kept: unknown): unknown {
  if (kind === "pounds") return poundsOf(kept as number);
  if (kind === "whole") return String(kept);
  if (kind === "vat") return (kept as VatRate[]).map(vatValues);
  if (kind !== "plans") return kept;
  return (kept as InstalmentPlan[]).map(({ provider, months, charge, minimum }): PlanValues => ({
    provider,
    months: String(months),
    charge: percentOf(charge),
    minimum: poundsOf(minimum),
  }));
}

function vatValues({ from, basisPoints }: VatRate): VatValues {
  return { from, rate: percentOf(basisPoints) };
}

/** The request body, or the field whose amount cannot be read. */
export function valueOf(
  values: SettingValues,
  fields: readonly SettingField[],
): { value: unknown } | { wrong: string } {
  const sent = structuredClone({ value: values.value });
  for (const field of fields) {
    const name = nameOf(field);
    const typed = get<unknown>(sent, name);
    const read = readField(field, typed);
    if ("wrong" in read) return { wrong: name + read.wrong };
    set(sent, name, read.value);
  }
  return sent;
}

type Read = { value: unknown } | { wrong: string };

function readField({ kind }: SettingField, typed: unknown): Read {
  if (kind === "plans") return readPlans(typed as PlanValues[]);
  if (kind === "vat") return readRates(typed as VatValues[]);
  if (kind !== "pounds") return { value: typed };
  const value = piastresOf(typed as string);
  return value === undefined ? { wrong: "" } : { value };
}

function readPlans(plans: readonly PlanValues[]): Read {
  const read: object[] = [];
  for (const [index, { provider, months, ...typed }] of plans.entries()) {
    const [charge, minimum] = [basisPointsOf(typed.charge), piastresOf(typed.minimum)];
    if (charge === undefined) return { wrong: `.${index}.charge` };
    if (minimum === undefined) return { wrong: `.${index}.minimum` };
    read.push({ provider, months, charge, minimum });
  }
  return { value: read };
}

function readRates(rates: readonly VatValues[]): Read {
  const read = rates.map(({ from, rate }) => ({ from, basisPoints: basisPointsOf(rate) }));
  const wrong = read.findIndex(({ basisPoints }) => basisPoints === undefined);
  return wrong === -1 ? { value: read } : { wrong: `.${wrong}.rate` };
}
