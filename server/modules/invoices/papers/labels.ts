import { formatMobile } from "#contract/kernel/format-mobile.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import type { PackedOrder } from "#server/modules/orders/index.ts";
import { isolated } from "#server/platform/messages/plain-value.ts";
import { drawLogo } from "../pdf/parts/logo.ts";
import { BODY, LABEL, NAME, VALUE } from "../pdf/parts/styles.ts";
import type { Page, Sheet } from "../pdf/sheet.ts";
import { plainText, technicalText } from "../pdf/text/text-runs.ts";
import type { Say } from "../pdf/words.ts";
import { addressRows, placeName } from "./address-rows.ts";
import { drawBarCode } from "./bar-code.ts";

const MM = 72 / 25.4;
/** 100 × 150 mm. */
export const LABEL_PAGE: Page = {
  width: 100 * MM,
  height: 150 * MM,
  margin: 6 * MM,
  foot: 6 * MM,
};
const LOGO = 22;
const BARS = 20 * MM;
/** Where the barcode starts, whatever is above it. */
const CODE = LABEL_PAGE.height - LABEL_PAGE.margin - BARS - 22;
const BIG = { ...VALUE, size: 14 };
const TEXT = { ...BODY, size: 10.5 };

/** One shipping label: for a parcel, or for the whole order while nothing has been shipped. */
export interface Label {
  order: PackedOrder;
  /** `F-100001-ABCDEF/1`, or the order's number. */
  code: string;
  courier: string | null;
  tracking: string | null;
  /** Piastres to collect on delivery. */
  collect: number;
}

/** The labels of an order: one per shipped parcel; before that, one with the order's number. */
export function labelsOf(order: PackedOrder, received: number): Label[] {
  const { number, parcels, isCod, due } = order;
  const sent = parcels.filter(({ state }) => state === "shipped");
  if (sent.length > 0)
    return sent.map((parcel) => ({ ...parcel, order, code: `${number}/${parcel.number}` }));
  const collect = isCod ? Math.max(0, due - received) : 0;
  return [{ order, code: number, courier: null, tracking: null, collect }];
}

interface LabelWords {
  say: Say;
  locale: Locale;
  shopName: string;
}

/** Draws a label on the sheet's current page. */
export function drawLabel(sheet: Sheet, label: Label, { say, locale, shopName }: LabelWords): void {
  const { order, code, courier, tracking, collect } = label;
  const logo = drawLogo(sheet, LOGO);
  sheet.textAt(sheet.y + 1, plainText(shopName), { ...NAME, size: 13 }, { start: logo + 8 });
  sheet.y += LOGO + 8;
  sheet.rule();
  sheet.y += 6;
  sheet.y += sheet.text(say("papers.to"), LABEL);
  sheet.y += sheet.text(plainText(order.name ?? ""), BIG);
  const phones = [order.phone, order.phone2].filter((one) => one !== null && one !== "");
  sheet.y += sheet.text(phones.map((one) => isolated(formatMobile(one ?? ""))).join(" · "), VALUE);
  sheet.y += 4;
  sheet.y += sheet.text(placeName(order, locale), BIG);
  for (const row of addressRows(order, say)) {
    // A long note must not overlap the barcode.
    const height = sheet.heightOf(row, TEXT, sheet.width);
    if (sheet.y + height > CODE - 62) break;
    sheet.y += sheet.text(row, TEXT);
  }
  sheet.y = CODE - 56;
  sheet.rule();
  sheet.y += 6;
  sheet.text(say("papers.collect"), LABEL);
  const amount = collect > 0 ? formatPrice(collect, locale) : say("papers.nothing");
  sheet.textAt(sheet.y + 12, amount, { ...BIG, size: 18 });
  const carrier = [courier, tracking].filter((one) => one !== null && one !== "").join(" · ");
  sheet.textAt(sheet.y + 16, technicalText(carrier), VALUE, { align: "end" });
  sheet.y = CODE;
  drawBarCode(sheet, code, { height: BARS });
  sheet.y += 4;
  sheet.text(isolated(code), VALUE);
}
