import type { DocumentLine, InvoiceDocument } from "#contract/invoices/document.ts";
import { isolated } from "#server/platform/messages/plain-value.ts";
import { INK, type Place, type Sheet, WIDTH } from "../sheet.ts";
import { technicalText } from "../text/text-runs.ts";
import type { Say } from "../words.ts";
import { amountText } from "./amount-text.ts";
import { BODY, FIGURE, ITEM, LABEL, SOFT_FIGURE } from "./styles.ts";

const GAP = 12;
const WIDTHS = { quantity: 34, unit: 78, vat: 74, total: 82 };
const ITEM_WIDTH = WIDTH - WIDTHS.quantity - WIDTHS.unit - WIDTHS.vat - WIDTHS.total - GAP;
const SMALL = { ...BODY, size: 8 };
const PADDING = 7;

/** Position of each column. */
const COLUMNS = columns();

/** Draws the lines, over as many pages as needed; the column headings are repeated on each page. */
export function drawLines(sheet: Sheet, document: InvoiceDocument, say: Say): void {
  drawHead(sheet, say);
  for (const line of document.lines) {
    const texts = textsOf(line, say);
    if (sheet.room < heightOf(sheet, texts)) {
      sheet.newPage();
      sheet.y += sheet.text(say("table.continued", { number: document.invoiceNumber }), LABEL) + 10;
      drawHead(sheet, say);
    }
    drawLine(sheet, line, texts);
  }
}

function drawHead(sheet: Sheet, say: Say): void {
  sheet.text(say("table.item"), LABEL, { start: 0, width: ITEM_WIDTH });
  for (const name of ["quantity", "unit", "vat", "total"] as const)
    sheet.text(say(`table.${name}`), LABEL, COLUMNS[name]);
  sheet.y += LABEL.size * 1.6 + 5;
  sheet.rule(INK);
}

interface LineTexts {
  name: string;
  small: string[];
}

function textsOf(line: DocumentLine, say: Say): LineTexts {
  const details = [
    technicalText(line.options),
    line.sku === null ? "" : say("table.sku", { sku: line.sku }),
  ];
  return {
    name: line.kind === "goods" ? technicalText(line.name) : say(`line.${line.kind}`),
    small: [
      details.filter(Boolean).join(" · "),
      line.discount === 0 ? "" : say("table.discount", { amount: amountText(-line.discount) }),
    ].filter(Boolean),
  };
}

function heightOf(sheet: Sheet, { name, small }: LineTexts): number {
  const rows = small.map((text) => sheet.heightOf(text, SMALL, ITEM_WIDTH));
  const text = rows.reduce((sum, row) => sum + row, sheet.heightOf(name, ITEM, ITEM_WIDTH));
  return text + 2 * PADDING;
}

function drawLine(sheet: Sheet, line: DocumentLine, { name, small }: LineTexts): void {
  sheet.y += PADDING;
  const place = { start: 0, width: ITEM_WIDTH };
  let y = sheet.y + sheet.text(name, ITEM, place);
  for (const text of small) y += sheet.textAt(y, text, SMALL, place);
  const isGoods = line.kind === "goods";
  if (isGoods) {
    sheet.text(isolated(String(line.quantity)), SOFT_FIGURE, COLUMNS.quantity);
    sheet.text(isolated(amountText(line.unitPrice)), SOFT_FIGURE, COLUMNS.unit);
  }
  sheet.text(isolated(amountText(line.vat)), SOFT_FIGURE, COLUMNS.vat);
  sheet.text(isolated(amountText(line.gross)), FIGURE, COLUMNS.total);
  sheet.y = y + PADDING;
  sheet.rule();
}

function columns(): Record<keyof typeof WIDTHS, Place> {
  let start = ITEM_WIDTH + GAP;
  const next = (width: number): Place => {
    const place: Place = { start, width, align: "figure" };
    start += width;
    return place;
  };
  return {
    quantity: next(WIDTHS.quantity),
    unit: next(WIDTHS.unit),
    vat: next(WIDTHS.vat),
    total: next(WIDTHS.total),
  };
}
