import { expect, test } from "vitest";
import { UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import type { SettingKey } from "#contract/settings-registry.ts";
import { SETTINGS } from "#contract/settings-registry.ts";
import { SETTING_FIELDS, SETTING_GROUPS } from "./setting-fields.ts";
import { valueOf, valuesOf } from "./setting-values.ts";

const plan = { provider: { ar: "ڤاليو", en: "valU" }, months: 12, charge: 1_250, minimum: 500_00 };
const settings = { ...UNSET_SETTINGS, instalments: [plan] };
const keys = Object.keys(SETTINGS) as SettingKey[];

const valuesFor = (id: SettingKey) =>
  valuesOf({ id, value: settings[id], isDefault: false, version: "v" }, SETTING_FIELDS[id]);

test("lists every setting in exactly one group", () => {
  expect(Object.values(SETTING_GROUPS).flat().toSorted()).toEqual(keys.toSorted());
});

test("round-trips every setting through the form unchanged", () => {
  for (const id of keys) {
    const sent = valueOf(valuesFor(id), SETTING_FIELDS[id]);
    if ("wrong" in sent) throw new Error(`${id}: ${sent.wrong}`);
    expect(SETTINGS[id].parse(sent.value)).toEqual(settings[id]);
  }
});

test("converts pounds and percent and names invalid amounts", () => {
  const values = valuesFor("instalments") as { version: string; value: { charge: string }[] };
  expect(values.value[0]).toMatchObject({ charge: "12.5", minimum: "500", months: "12" });
  const wrong = { ...values, value: [{ ...values.value[0], charge: "much" }] };
  expect(valueOf(wrong, SETTING_FIELDS.instalments)).toEqual({ wrong: "value.0.charge" });
  const payments = { version: "v", value: { off: [], instapayLimit: "", kioskLimit: "5" } };
  expect(valueOf(payments, SETTING_FIELDS.payments)).toEqual({ wrong: "value.instapayLimit" });
});
