import type { Settings } from "#contract/kernel/settings.ts";

/** The settings of the demo shop. */
export const settings: Settings = {
  siteName: { ar: "فانوس", en: "Fanous" },
  tagline: {
    ar: "نور البيت وتفاصيله",
    en: "Light for the home, down to the handle",
  },
  hotline: "19555",
  email: "salam@fanous.example",
  whatsapp: "201055519555",
  address: {
    ar: "14 شارع النزهة، مدينة نصر، القاهرة",
    en: "14 El Nozha Street, Nasr City, Cairo",
  },
  phone: "+20 2 2417 9555",
  hours: {
    ar: "السبت إلى الخميس، 10 صباحًا – 10 مساءً\nالجمعة، 2 – 10 مساءً",
    en: "Saturday to Thursday, 10 am – 10 pm\nFriday, 2 pm – 10 pm",
  },
  mapUrl: "https://www.openstreetmap.org/?mlat=30.0596&mlon=31.3296#map=17/30.0596/31.3296",
  legal: {
    name: { ar: "فانوس للإضاءة (ش.ذ.م.م)", en: "Fanous Lighting LLC" },
    taxNumber: "100-200-300",
    commercialRegister: "12345",
    branch: { governorate: "القاهرة", city: "مدينة نصر", street: "شارع النزهة", building: "14" },
    branchCode: "0",
    activityCode: "4759",
    nationalIdAbove: 150_000_00,
  },
  returns: { days: 14, faultDays: 30, warrantyMonths: 24 },
  bank: {
    name: { ar: "بنك النيل", en: "Nile Bank" },
    account: { ar: "فانوس للإضاءة (ش.ذ.م.م)", en: "Fanous Lighting LLC" },
    iban: "EG380019000500000000263180002",
    instapay: "fanous@instapay",
  },
  outlets: {
    names: { ar: "فوري أو أمان أو مصاري", en: "Fawry, Aman or Masary" },
    service: { ar: "مدفوعات أكسبت", en: "Madfouaat Accept" },
  },
  // Invented conditions: each shop has its own contracts.
  instalments: [
    { provider: { ar: "ڤاليو", en: "valU" }, months: 6, charge: 900, minimum: 500_00 },
    { provider: { ar: "ڤاليو", en: "valU" }, months: 12, charge: 1800, minimum: 1_000_00 },
    { provider: { ar: "بنك النيل", en: "Nile Bank" }, months: 6, charge: 0, minimum: 3_000_00 },
    { provider: { ar: "بنك النيل", en: "Nile Bank" }, months: 12, charge: 850, minimum: 3_000_00 },
  ],
  payments: { off: [], instapayLimit: 70_000_00, kioskLimit: 20_000_00 },
  vat: [{ from: "2017-07-01", basisPoints: 1400 }],
  rateAfterDays: 7,
  walletEntryAlone: 20_000_00,
  orderLimits: { confirmAbove: 20_000_00, personOrders: 5, addressOrders: 300 },
  electricityPrice: 2_10,
};
