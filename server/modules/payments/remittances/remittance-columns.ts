import { normaliseDigits } from "#contract/kernel/digits.ts";

/**
 * Positions of the columns that are needed from a courier's list; there may be several of numbers.
 */
export interface RemittanceColumns {
  /** The parcel's own first. */
  numbers: number[];
  collected: number;
  /** Undefined: there is none. */
  fee: number | undefined;
}

/** Headings that couriers in Egypt use, in either language, most reliable first. */
const NUMBERS = [
  ["parcel", "parcel number", "shipment", "shipment number", "رقم الشحنة", "الشحنة"],
  [
    "awb",
    "waybill",
    "tracking",
    "tracking number",
    "barcode",
    "رقم التتبع",
    "بوليصة",
    "رقم البوليصة",
    "باركود",
  ],
  [
    "order",
    "order number",
    "order reference",
    "reference",
    "business reference",
    "رقم الطلب",
    "الطلب",
    "المرجع",
  ],
  ["number", "no", "رقم", "الرقم"],
];
const COLLECTED = [
  [
    "collected",
    "collected amount",
    "amount collected",
    "المحصل",
    "المبلغ المحصل",
    "قيمة التحصيل",
    "التحصيل",
  ],
  ["cod", "cod amount", "cash", "cash collected", "مبلغ التحصيل", "الدفع عند الاستلام"],
  ["amount", "value", "المبلغ", "القيمة"],
];
const FEE = [
  [
    "fee",
    "fees",
    "shipping fee",
    "shipping fees",
    "delivery fee",
    "رسوم",
    "الرسوم",
    "رسوم الشحن",
    "رسوم التوصيل",
  ],
  [
    "charges",
    "shipping cost",
    "cost",
    "commission",
    "مصاريف",
    "مصاريف الشحن",
    "العمولة",
    "تكلفة الشحن",
  ],
];

/** Finds the columns by their headings; undefined: this is not a row of headings. */
export function columnsOf(cells: readonly string[]): RemittanceColumns | undefined {
  const headings = cells.map(plain);
  const places = (groups: readonly string[][]) =>
    groups.flatMap((group) =>
      headings.flatMap((heading, place) => (group.map(plain).includes(heading) ? [place] : [])),
    );
  const [numbers, [collected], [fee]] = [places(NUMBERS), places(COLLECTED), places(FEE)];
  return numbers.length === 0 || collected === undefined ? undefined : { numbers, collected, fee };
}

/** For a list without headings: number, amount, fee. */
export const USUAL_COLUMNS: RemittanceColumns = { numbers: [0], collected: 1, fee: 2 };

/** Normalises a typed heading: no vowel signs, units in brackets or article, any alef, any case. */
function plain(heading: string): string {
  return normaliseDigits(heading.normalize("NFKD"))
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, " ")
    .replaceAll(/[\p{M}\u0640]/gu, "")
    .replaceAll("\u0649", "\u064a")
    .replaceAll("\u0629", "\u0647")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/\b(?:egp|le)\b|(?:بال)?جنيه(?: مصري)?|ج م/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
