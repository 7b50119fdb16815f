import type { Locale } from "#contract/kernel/locale.ts";
import type { PackedLine, PackedOrder } from "#server/modules/orders/index.ts";
import { isolated } from "#server/platform/messages/plain-value.ts";
import { BODY, FIGURE, ITEM, LABEL, TITLE } from "../pdf/parts/styles.ts";
import { INK, type Sheet } from "../pdf/sheet.ts";
import { technicalText } from "../pdf/text/text-runs.ts";
import type { Say } from "../pdf/words.ts";

/** Units of one variant, over all orders. */
export interface Picked {
  sku: string;
  name: string;
  /** Its bin; empty: none set. */
  bin: string;
  units: number;
  /** How many units each order needs. */
  orders: { number: string; units: number }[];
}

export type Bins = ReadonlyMap<number, string>;

/**
 * What is still to be picked for the orders, summed by SKU, in walking order through the store
 * room.
 */
export function pickedUnits(orders: readonly PackedOrder[], bins: Bins, locale: Locale): Picked[] {
  const picked = new Map<string, Picked>();
  for (const { number, lines } of orders)
    for (const line of lines.filter(({ open }) => open > 0))
      add(picked, line, { number, bin: bins.get(line.variantId) ?? "", locale });
  return [...picked.values()].toSorted(alongTheWay);
}

/** A-2 before A-10; variants without a bin come last, by SKU. */
function alongTheWay(one: Picked, other: Picked): number {
  if ((one.bin === "") !== (other.bin === "")) return one.bin === "" ? 1 : -1;
  return BY_NUMBER.compare(one.bin, other.bin) || BY_NUMBER.compare(one.sku, other.sku);
}

const BY_NUMBER = new Intl.Collator("en", { numeric: true });

function add(
  picked: Map<string, Picked>,
  { sku, name, options, open }: PackedLine,
  { number, bin, locale }: { number: string; bin: string; locale: Locale },
): void {
  const words = [name[locale], options[locale]].filter(Boolean).join(" · ");
  const row = picked.get(sku) ?? { sku, name: words, bin, units: 0, orders: [] };
  row.units += open;
  const known = row.orders.find((one) => one.number === number);
  if (known) known.units += open;
  else row.orders.push({ number, units: open });
  picked.set(sku, row);
}

const BOX = 10;
const UNITS = 44;
const SMALL = { ...BODY, size: 8 };
const PADDING = 6;

/** One row per SKU with a box to tick, over as many pages as needed. */
export function drawPickingList(
  sheet: Sheet,
  orders: readonly PackedOrder[],
  { say, locale, bins }: { say: Say; locale: Locale; bins: Bins },
): void {
  sheet.y += sheet.text(say("papers.pickingList"), TITLE) + 2;
  sheet.y += sheet.text(say("papers.forOrders", { count: orders.length }), LABEL) + 10;
  sheet.rule(INK);
  for (const row of pickedUnits(orders, bins, locale)) drawRow(sheet, row);
  sheet.foot((page, pages) => {
    sheet.text(say("footer.page", { page, pages }), LABEL, { align: "end" });
  });
}

function drawRow(sheet: Sheet, { sku, name, bin, units, orders }: Picked): void {
  const place = { start: BOX + 12, width: sheet.width - BOX - 12 - UNITS };
  const texts = [
    ...(bin ? [{ text: isolated(bin), style: { ...FIGURE, size: 12 } }] : []),
    { text: isolated(sku), style: { ...ITEM, look: "strong" as const } },
    { text: technicalText(name), style: ITEM },
    {
      text: orders.map((one) => isolated(`${one.number} × ${one.units}`)).join(" · "),
      style: SMALL,
    },
  ];
  const height = texts.reduce(
    (sum, { text, style }) => sum + sheet.heightOf(text, style, place.width),
    2 * PADDING,
  );
  if (sheet.room < height) sheet.newPage();
  sheet.y += PADDING;
  drawBox(sheet);
  sheet.text(String(units), { ...FIGURE, size: 14 }, { align: "end" });
  for (const { text, style } of texts) sheet.y += sheet.text(text, style, place);
  sheet.y += PADDING;
  sheet.rule();
}

function drawBox(sheet: Sheet): void {
  sheet.ornament(() => {
    sheet.document
      .rect(sheet.left(0, BOX), sheet.y + 3, BOX, BOX)
      .lineWidth(0.8)
      .strokeColor(INK)
      .stroke();
  });
}
