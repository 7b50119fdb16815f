import * as z from "zod/mini";
import { bilingualLine, requiredBilingual } from "./kernel/bilingual-schema.ts";
import { optionalEmail } from "./kernel/email.ts";
import { endpoint } from "./kernel/endpoint.ts";
import { pageOf } from "./kernel/pagination.ts";
import { parseMobile } from "./kernel/phone.ts";
import { recordVersion } from "./kernel/record-version.ts";
import { codeLine, line, pattern, wholeNumber } from "./kernel/schema.ts";
import { type Settings, UNSET_SETTINGS } from "./kernel/settings.ts";
import { SWITCHED_METHODS } from "./orders/payment-method.ts";

const MAX_AMOUNT = 100_000_000;
const amount = wholeNumber(0, MAX_AMOUNT);

const emptyOr = (form: RegExp, example: string) =>
  pattern(new RegExp(`^$|${form.source}`), example);

/** Digits as dialled, in any script; empty: none. */
const number = (form: RegExp, example: string) => codeLine(30).check(emptyOr(form, example));

/** Egyptian mobile numbers get their country code; others are typed with theirs. */
const whatsapp = z.pipe(
  codeLine(30),
  z.pipe(
    z.transform(
      (text: string) =>
        parseMobile(text)?.slice(1) ?? text.replaceAll(/[\s\-().]/g, "").replace(/^(?:\+|00)/, ""),
    ),
    line(30).check(emptyOr(/^[1-9]\d{7,14}$/, "01012345678")),
  ),
);

const words = requiredBilingual(200);

/**
 * The settings that staff may change, with the schema of each. Defaults are in `UNSET_SETTINGS`,
 * meanings are documented on the type. Secrets are not settings: they stay in the environment.
 */
export const SETTINGS: { [Key in keyof Settings]: z.ZodMiniType<Settings[Key]> } = {
  siteName: requiredBilingual(40),
  tagline: bilingualLine(120),
  hotline: number(/^\d{3,12}$/, "19555"),
  email: optionalEmail,
  whatsapp,
  address: bilingualLine(300),
  phone: number(/^\+?[\d ()-]{5,25}$/, "02 2270 1955"),
  hours: bilingualLine(300),
  mapUrl: line(500).check(
    emptyOr(/^https:\/\/[^/?#@\s]+(?:[/?#]\S*)?$/, "https://maps.google.com/…"),
  ),
  legal: z.object({
    name: bilingualLine(200),
    taxNumber: number(/^\d{3}-?\d{3}-?\d{3}$/, "123-456-789"),
    commercialRegister: codeLine(30),
    branch: z.object({
      governorate: line(60),
      city: line(60),
      street: line(120),
      building: line(30),
    }),
    branchCode: codeLine(20),
    activityCode: codeLine(20),
    nationalIdAbove: amount,
  }),
  // No less than the law requires.
  returns: z.object({
    days: wholeNumber(14, 365),
    faultDays: wholeNumber(30, 730),
    warrantyMonths: wholeNumber(24, 240),
  }),
  bank: z.object({
    name: bilingualLine(120),
    account: bilingualLine(200),
    iban: number(/^EG\d{27}$/, "EG380019000500000000263180002"),
    instapay: codeLine(60).check(emptyOr(/^[\w.-]+@instapay$/, "shop@instapay")),
  }),
  rateAfterDays: wholeNumber(0, 90),
  outlets: z.object({ names: words, service: words }),
  instalments: z
    .array(
      z.object({
        provider: requiredBilingual(60),
        months: wholeNumber(2, 60),
        charge: wholeNumber(0, 10_000),
        minimum: amount,
      }),
    )
    .check(z.maxLength(20)),
  payments: z.object({
    off: z.array(z.enum(SWITCHED_METHODS)),
    instapayLimit: wholeNumber(1, MAX_AMOUNT),
    kioskLimit: wholeNumber(1, MAX_AMOUNT),
  }),
  vat: z.array(z.object({ from: z.iso.date(), basisPoints: wholeNumber(0, 10_000) })).check(
    z.minLength(1),
    z.maxLength(20),
    z.refine((rates) => new Set(rates.map(({ from }) => from)).size === rates.length, {
      params: { rule: "exclusion" },
    }),
  ),
  walletEntryAlone: amount,
  orderLimits: z.object({
    confirmAbove: amount,
    personOrders: wholeNumber(1, 100),
    addressOrders: wholeNumber(20, 10_000),
  }),
  electricityPrice: wholeNumber(1, 100_00),
};

export type SettingKey = keyof Settings;
// Object.keys loses the key type.
const KEYS = Object.keys(UNSET_SETTINGS) as [SettingKey, ...SettingKey[]];

const base = { tag: "settings", access: "staff", permission: "settings:write" } as const;
const params = z.object({ id: z.enum(KEYS) });

const setting = z.object({
  id: z.enum(KEYS),
  value: z.unknown(),
  /** Not changed yet. */
  isDefault: z.boolean(),
  version: z.string(),
});
export type Setting = z.output<typeof setting>;

export const settingEndpoints = {
  listSettings: endpoint("GET /api/v1/admin/settings", base, {
    summary: "List shop settings with their current values",
    response: pageOf(setting),
  }),
  getSetting: endpoint("GET /api/v1/admin/settings/{id}", base, {
    summary: "Get a setting",
    params,
    response: setting,
    problems: [],
  }),
  saveSetting: endpoint("PUT /api/v1/admin/settings/{id}", base, {
    summary: "Set a setting. Pages that show it are updated immediately.",
    params,
    // Its schema depends on the setting.
    body: z.object({ version: recordVersion, value: z.unknown() }),
    response: setting,
    problems: ["changed-meanwhile"],
  }),
};
