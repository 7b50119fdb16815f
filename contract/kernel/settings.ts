import type { Bilingual, Locale } from "./locale.ts";

/** What staff set about the shop itself. */
export interface Settings {
  siteName: Bilingual;
  tagline: Bilingual;
  /** As dialled: 19555. */
  hotline: string;
  email: string;
  /** E.164 without plus, as wa.me wants it. */
  whatsapp: string;
  address: Bilingual;
  /** Landline in international form; empty: none. */
  phone: string;
  /** In words, one period a line. */
  hours: Bilingual;
  /** Where the address stands on a map, https://…; empty: nowhere. */
  mapUrl: string;
  legal: LegalSettings;
  returns: ReturnTerms;
  bank: BankSettings;
  /** Days after the delivery until customers are asked for ratings; 0: never. */
  rateAfterDays: number;
  outlets: OutletSettings;
  instalments: InstalmentPlan[];
  payments: PaymentSettings;
  /** The rates of VAT, one after the other; prices contain it. */
  vat: VatRate[];
  /**
   * Piastres that one member of staff may put into a customer's wallet, or take from it, within a day; what is more
   * waits until another one approves.
   */
  walletEntryAlone: number;
  /** Piastres that a household pays for a kilowatt-hour: what light costs a year is worked out with it. */
  electricityPrice: number;
}

/** What pages say about the shop, in their language. The others are rules of its own, which no browser is told. */
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

/** Ways to pay that the shop does not offer for now, and the largest amount that goes at once, in piastres. */
export interface PaymentSettings {
  off: string[];
  instapayLimit: number;
  kioskLimit: number;
}

/** A rate that is in force until the next one begins. Documents keep the rate of their day. */
export interface VatRate {
  /** A day of Egypt, ISO date. */
  from: string;
  /** In hundredths of a percent: 1400 is 14 %. */
  basisPoints: number;
}

/** Where a payment number of the bank is paid in cash; as the bank's contract says. */
export interface OutletSettings {
  /** "Fawry, Aman or Masary". */
  names: Bilingual;
  /** What the customer asks for there. */
  service: Bilingual;
}

/** A way to pay in instalments that the provider offers to the shop's customers. */
export interface InstalmentPlan {
  provider: Bilingual;
  months: number;
  /** What the provider adds over all months, in hundredths of a percent of the price: 1250 is 12.5 %. */
  charge: number;
  /** Piastres from which it may be chosen. */
  minimum: number;
}

/** Where customers transfer to: by InstaPay everybody, to the account companies on terms. */
export interface BankSettings {
  name: Bilingual;
  /** Whose account it is, as the bank has it. */
  account: Bilingual;
  /** Without spaces; empty: staff tell by telephone. */
  iban: string;
  /** `name@instapay`; empty: none. */
  instapay: string;
}

/** How long something may come back. */
export interface ReturnTerms {
  /** Days without a reason. */
  days: number;
  /** Days because something is wrong with it. */
  faultDays: number;
  /** At least; a product's own warranty may be longer. */
  warrantyMonths: number;
}

/** What the law wants on documents. */
export interface LegalSettings {
  /** As registered; empty: the shop's name. */
  name: Bilingual;
  /** Nine digits, with or without dashes. */
  taxNumber: string;
  commercialRegister: string;
  /** The branch as registered, in Arabic. */
  branch: { governorate: string; city: string; street: string; building: string };
  /** Of the tax authority: 0 is the head office. */
  branchCode: string;
  /** Of the tax authority's list of activities. */
  activityCode: string;
  /** Documents above this value name the buyer's national ID or passport; in piastres. */
  nationalIdAbove: number;
}

/** A shop that nobody has set up yet still has a name. */
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
  // The law's own: 14 days, 30 days, two years.
  returns: { days: 14, faultDays: 30, warrantyMonths: 24 },
  bank: { name: { ar: "", en: "" }, account: { ar: "", en: "" }, iban: "", instapay: "" },
  rateAfterDays: 7,
  // The outlets of Paymob, and what it is called at them.
  outlets: {
    names: { ar: "أمان أو مصاري أو ممكن", en: "Aman, Masary or Momkn" },
    service: { ar: "مدفوعات أكسبت", en: "Madfouaat Accept" },
  },
  instalments: [],
  // InstaPay's own limit of a transfer; what is held a day for cash at an outlet.
  payments: { off: [], instapayLimit: 70_000_00, kioskLimit: 20_000_00 },
  // Egypt's standard rate.
  vat: [{ from: "2017-07-01", basisPoints: 1400 }],
  walletEntryAlone: 5_000_00,
  // Of the higher household tiers.
  electricityPrice: 2_10,
};
