import type { SettingKey } from "#contract/settings-registry.ts";
import type { TextKey } from "../i18n/message-shape.ts";

export interface SettingField {
  /** Within the setting: `branch.city`; empty for the whole setting. */
  path: string;
  label: TextKey;
  /** `latin`: addresses and numbers, left to right; `paragraph`: bilingual, of several lines. */
  kind: "text" | "latin" | "both" | "paragraph" | "whole" | "pounds" | "methods" | "plans" | "vat";
  help?: TextKey;
}

const one = (label: TextKey, kind: SettingField["kind"], help?: TextKey): SettingField[] => [
  { path: "", label, kind, ...(help && { help }) },
];

/** The form fields of each setting, in order. */
export const SETTING_FIELDS: Record<SettingKey, SettingField[]> = {
  siteName: one("settings.siteName", "both"),
  tagline: one("settings.tagline", "both"),
  hotline: one("settings.hotline", "latin", "settings.hotlineHelp"),
  phone: one("settings.phone", "latin"),
  whatsapp: one("settings.whatsapp", "latin", "settings.whatsappHelp"),
  email: one("settings.email", "latin"),
  address: one("settings.address", "paragraph"),
  hours: one("settings.hours", "paragraph", "settings.hoursHelp"),
  mapUrl: one("settings.mapUrl", "latin"),
  legal: [
    { path: "name", label: "settings.legal.name", kind: "both" },
    { path: "taxNumber", label: "settings.legal.taxNumber", kind: "latin" },
    { path: "commercialRegister", label: "settings.legal.commercialRegister", kind: "latin" },
    { path: "branch.governorate", label: "settings.legal.governorate", kind: "text" },
    { path: "branch.city", label: "settings.legal.city", kind: "text" },
    { path: "branch.street", label: "settings.legal.street", kind: "text" },
    { path: "branch.building", label: "settings.legal.building", kind: "text" },
    {
      path: "branchCode",
      label: "settings.legal.branchCode",
      kind: "latin",
      help: "settings.legal.branchCodeHelp",
    },
    { path: "activityCode", label: "settings.legal.activityCode", kind: "latin" },
    { path: "nationalIdAbove", label: "settings.legal.nationalIdAbove", kind: "pounds" },
  ],
  returns: [
    {
      path: "days",
      label: "settings.returns.days",
      kind: "whole",
      help: "settings.returns.byLaw",
    },
    { path: "faultDays", label: "settings.returns.faultDays", kind: "whole" },
    { path: "warrantyMonths", label: "settings.returns.warrantyMonths", kind: "whole" },
  ],
  walletEntryAlone: one("settings.walletEntryAlone", "pounds", "settings.walletEntryAloneHelp"),
  orderLimits: [
    {
      path: "confirmAbove",
      label: "settings.orderLimits.confirmAbove",
      kind: "pounds",
      help: "settings.orderLimits.confirmAboveHelp",
    },
    { path: "personOrders", label: "settings.orderLimits.personOrders", kind: "whole" },
    {
      path: "addressOrders",
      label: "settings.orderLimits.addressOrders",
      kind: "whole",
      help: "settings.orderLimits.addressOrdersHelp",
    },
  ],
  vat: one("settings.vat.rates", "vat"),
  electricityPrice: one("settings.electricityPrice", "pounds", "settings.electricityPriceHelp"),
  rateAfterDays: one("settings.rateAfterDays", "whole", "settings.rateAfterDaysHelp"),
  payments: [
    {
      path: "off",
      label: "settings.payments.off",
      kind: "methods",
      help: "settings.payments.offHelp",
    },
    { path: "instapayLimit", label: "settings.payments.instapayLimit", kind: "pounds" },
    { path: "kioskLimit", label: "settings.payments.kioskLimit", kind: "pounds" },
  ],
  bank: [
    { path: "name", label: "settings.bank.name", kind: "both" },
    { path: "account", label: "settings.bank.account", kind: "both" },
    { path: "iban", label: "settings.bank.iban", kind: "latin" },
    { path: "instapay", label: "settings.bank.instapay", kind: "latin" },
  ],
  outlets: [
    { path: "names", label: "settings.outlets.names", kind: "both" },
    { path: "service", label: "settings.outlets.service", kind: "both" },
  ],
  instalments: one("settings.instalments", "plans"),
};

/** The groups of settings on the screen. */
export const SETTING_GROUPS = {
  shop: ["siteName", "tagline"],
  contact: ["hotline", "phone", "whatsapp", "email", "address", "hours", "mapUrl"],
  payment: ["payments", "bank", "outlets", "instalments", "orderLimits", "walletEntryAlone"],
  promises: ["returns", "rateAfterDays", "electricityPrice"],
  documents: ["legal", "vat"],
} as const satisfies Record<string, readonly SettingKey[]>;
