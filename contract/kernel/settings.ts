import type { Bilingual, Locale } from "./locale.ts";

/** Settings of the shop, made by staff. */
export interface Settings {
  siteName: Bilingual;
  tagline: Bilingual;
  /** As dialled: 19555. */
  hotline: string;
  email: string;
  /** E.164 without plus, as required by wa.me. */
  whatsapp: string;
  address: Bilingual;
  /** Landline in international format; empty: none. */
  phone: string;
  /** As text, one period per line. */
  hours: Bilingual;
  /** Link to the address on a map, https://…; empty: none. */
  mapUrl: string;
  legal: LegalSettings;
  returns: ReturnTerms;
  bank: BankSettings;
  /** Days after delivery until customers are asked for ratings; 0: never. */
  rateAfterDays: number;
  outlets: OutletSettings;
  instalments: InstalmentPlan[];
  payments: PaymentSettings;
  /** The VAT rates in sequence; prices include VAT. */
  vat: VatRate[];
  /**
   * Piastres that one member of staff may give in any way within a day (wallet entries, goodwill,
   * payments recorded by hand, refunds to the wallet or by hand); more needs another one's approval.
   */
  walletEntryAlone: number;
  orderLimits: OrderLimitSettings;
  /** Piastres per kilowatt-hour for a household: used to calculate what light costs per year. */
  electricityPrice: number;
}

/**
 * What pages show about the shop, in their language. All other settings are internal and are not
 * sent to browsers.
 */
export function shownSettings(settings: Settings, locale: Locale) {
  const { hotline, email, whatsapp, phone, mapUrl, returns, electricityPrice } = settings;
  const { bank, outlets, instalments } = settings;
  return {
    ...{ hotline, email, whatsapp, phone, mapUrl, returns, electricityPrice },
    siteName: settings.siteName[locale],
    tagline: settings.tagline[locale],
    address: settings.address[locale],
    hours: settings.hours[locale],
    bank: { ...bank, name: bank.name[locale], account: bank.account[locale] },
    outlets: { names: outlets.names[locale], service: outlets.service[locale] },
    instalments: instalments.map((plan) => ({ ...plan, provider: plan.provider[locale] })),
  };
}
export type ShownSettings = ReturnType<typeof shownSettings>;

/** When cash orders wait for a code, and how many orders may be unpaid at the same time. */
export interface OrderLimitSettings {
  /** Piastres above which a cash order waits for a code; 0: none does because of its value. */
  confirmAbove: number;
  /** Unpaid orders per phone, browser or email address. */
  personOrders: number;
  /** Against floods: unpaid orders per network address, which mobile carriers share out to thousands. */
  addressOrders: number;
}

/** Disabled payment methods, and maximum amounts in piastres. */
export interface PaymentSettings {
  off: string[];
  instapayLimit: number;
  kioskLimit: number;
}

/** A rate that applies until the next one begins. Documents keep the rate of their day. */
export interface VatRate {
  /** A day in Egypt, ISO date. */
  from: string;
  /** In hundredths of a percent: 1400 is 14 %. */
  basisPoints: number;
}

/**
 * Where a payment number of the bank can be paid in cash, according to the contract with the bank.
 */
export interface OutletSettings {
  /** "Fawry, Aman or Masary". */
  names: Bilingual;
  /** What the customer asks for there. */
  service: Bilingual;
}

/** An instalment plan that a provider offers to the shop's customers. */
export interface InstalmentPlan {
  provider: Bilingual;
  months: number;
  /** The provider's total charge, in hundredths of a percent of the price: 1250 is 12.5 %. */
  charge: number;
  /** Minimum amount in piastres. */
  minimum: number;
}

/** Where customers transfer money: everyone by InstaPay, companies on terms to the account. */
export interface BankSettings {
  name: Bilingual;
  /** Account holder as registered with the bank. */
  account: Bilingual;
  /** Without spaces; empty: staff give it by telephone. */
  iban: string;
  /** `name@instapay`; empty: none. */
  instapay: string;
}

/** Return periods. */
export interface ReturnTerms {
  /** Days for a return without a reason. */
  days: number;
  /** Days for a return because of a fault. */
  faultDays: number;
  /** Minimum; a product's own warranty may be longer. */
  warrantyMonths: number;
}

/** Data that the law requires on documents. */
export interface LegalSettings {
  /** As registered; empty: the shop's name. */
  name: Bilingual;
  /** Nine digits, with or without dashes. */
  taxNumber: string;
  commercialRegister: string;
  /** The branch as registered, in Arabic. */
  branch: { governorate: string; city: string; street: string; building: string };
  /** Code assigned by the tax authority: 0 is the head office. */
  branchCode: string;
  /** From the tax authority's list of activities. */
  activityCode: string;
  /** Documents above this value name the buyer's national ID or passport; in piastres. */
  nationalIdAbove: number;
}

/** Defaults, so that a shop that is not set up yet has a name. */
export const UNSET_SETTINGS: Settings = {
  siteName: { ar: "فانوس", en: "Fanous" },
  tagline: { ar: "", en: "" },
  hotline: "",
  email: "",
  whatsapp: "",
  address: { ar: "", en: "" },
  phone: "",
  hours: { ar: "", en: "" },
  mapUrl: "",
  legal: {
    name: { ar: "", en: "" },
    taxNumber: "",
    commercialRegister: "",
    branch: { governorate: "", city: "", street: "", building: "" },
    branchCode: "0",
    activityCode: "",
    nationalIdAbove: 150_000_00,
  },
  // Required by law: 14 days, 30 days, two years.
  returns: { days: 14, faultDays: 30, warrantyMonths: 24 },
  bank: { name: { ar: "", en: "" }, account: { ar: "", en: "" }, iban: "", instapay: "" },
  rateAfterDays: 7,
  // Paymob's outlets, and the name of its service there.
  outlets: {
    names: { ar: "أمان أو مصاري أو ممكن", en: "Aman, Masary or Momkn" },
    service: { ar: "مدفوعات أكسبت", en: "Madfouaat Accept" },
  },
  instalments: [],
  // InstaPay's own limit per transfer; the limit for stock held a day for cash at an outlet.
  payments: { off: [], instapayLimit: 70_000_00, kioskLimit: 20_000_00 },
  // Egypt's standard rate.
  vat: [{ from: "2017-07-01", basisPoints: 1400 }],
  walletEntryAlone: 5_000_00,
  orderLimits: { confirmAbove: 20_000_00, personOrders: 5, addressOrders: 300 },
  // Price of the higher household tiers.
  electricityPrice: 2_10,
};
