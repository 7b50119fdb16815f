import { formatMobile } from "#contract/kernel/format-mobile.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { PackedLine, PackedOrder } from "#server/modules/orders/index.ts";
import { isolated } from "#server/platform/messages/plain-value.ts";
import { drawLogo } from "../pdf/parts/logo.ts";
import { BODY, FIGURE, ITEM, LABEL, NAME, TITLE, VALUE } from "../pdf/parts/styles.ts";
import { INK, type Sheet } from "../pdf/sheet.ts";
import { plainText, technicalText } from "../pdf/text/text-runs.ts";
import type { Say } from "../pdf/words.ts";
import { addressRows, placeName } from "./address-rows.ts";
import { drawBarCode } from "./bar-code.ts";

const LOGO = 34;
const CODE_WIDTH = 220;
const UNITS = 44;
const PADDING = 6;

interface SlipWords {
  say: Say;
  locale: Locale;
  shopName: string;
}

/** The contents of the box: for whom, and which pieces. No prices: it may be a gift. */
export function drawPackingSlip(sheet: Sheet, order: PackedOrder, words: SlipWords): void {
  const { say, locale } = words;
  const before = sheet.pages - 1;
  drawHead(sheet, order, words);
  drawRecipient(sheet, order, words);
  sheet.text(say("table.item"), LABEL);
  sheet.text(say("table.quantity"), LABEL, { align: "end" });
  sheet.y += 18;
  sheet.rule(INK);
  for (const line of packedLines(order)) drawLine(sheet, line, locale);
  sheet.foot((page, pages) => {
    sheet.text(isolated(order.number), LABEL);
    sheet.text(say("footer.page", { page, pages }), LABEL, { align: "end" });
  }, before);
}

/** What is still to be shipped; for a fully shipped order, everything. */
export function packedLines({ lines }: PackedOrder): { line: PackedLine; units: number }[] {
  const open = lines.filter((line) => line.open > 0).map((line) => ({ line, units: line.open }));
  const all = lines.filter((line) => line.quantity > 0);
  return open.length > 0 ? open : all.map((line) => ({ line, units: line.quantity }));
}

function drawHead(sheet: Sheet, order: PackedOrder, { say, locale, shopName }: SlipWords): void {
  const top = sheet.y;
  const logo = drawLogo(sheet, LOGO);
  sheet.textAt(top + 3, plainText(shopName), NAME, { start: logo + 11, width: sheet.width / 2 });
  sheet.textAt(top - 2, say("papers.packingSlip"), TITLE, { align: "end" });
  sheet.y = top + 50;
  const number = say("papers.order", { number: order.number });
  const width = sheet.width - CODE_WIDTH - 20;
  sheet.text(number, { ...VALUE, size: 13 }, { width });
  const placed = momentText(order.placedAt.toISOString(), locale);
  sheet.textAt(sheet.y + 24, placed, BODY, { width });
  drawBarCode(sheet, order.number, {
    height: 40,
    width: CODE_WIDTH,
    start: sheet.width - CODE_WIDTH,
  });
  sheet.y += 14;
  sheet.rule();
  sheet.y += 12;
}

function drawRecipient(sheet: Sheet, order: PackedOrder, { say, locale }: SlipWords): void {
  sheet.y += sheet.text(say("papers.to"), LABEL) + 2;
  sheet.y += sheet.text(plainText(order.name ?? ""), { ...VALUE, size: 12 });
  const phones = [order.phone, order.phone2].filter((one) => one !== null && one !== "");
  sheet.y += sheet.text(phones.map((one) => isolated(formatMobile(one ?? ""))).join(" · "), BODY);
  for (const row of [...addressRows(order, say), placeName(order, locale)])
    sheet.y += sheet.text(row, BODY);
  sheet.y += 18;
}

function drawLine(
  sheet: Sheet,
  { line, units }: { line: PackedLine; units: number },
  locale: Locale,
): void {
  const width = sheet.width - UNITS;
  const name = technicalText(line.name[locale]);
  const details = [technicalText(line.options[locale]), isolated(line.sku)];
  const small = details.filter(Boolean).join(" · ");
  const height = sheet.heightOf(name, ITEM, width) + sheet.heightOf(small, BODY, width);
  if (sheet.room < height + 2 * PADDING) sheet.newPage();
  sheet.y += PADDING;
  sheet.text(String(units), { ...FIGURE, size: 13 }, { align: "end" });
  sheet.y += sheet.text(name, ITEM, { width });
  sheet.y += sheet.text(small, BODY, { width });
  sheet.y += PADDING;
  sheet.rule();
}
