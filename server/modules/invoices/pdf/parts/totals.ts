import { encode } from "uqr";
import type { InvoiceDocument } from "#contract/invoices/document.ts";
import { isolated } from "#server/platform/messages/plain-value.ts";
import { INK, type Sheet, WIDTH } from "../sheet.ts";
import type { Style } from "../text/typesetter.ts";
import type { Say } from "../words.ts";
import { amountText } from "./amount-text.ts";
import { BODY, FIGURE, LABEL, SUM } from "./styles.ts";

const SUMS_WIDTH = 236;
const AMOUNT = 100;
const CODE = 84;
/** Height of totals, code and notes, which stay on one page. */
const HEIGHT = 190;

/** The totals, their explanation, and the code that links to the order. */
export function drawTotals(
  sheet: Sheet,
  document: InvoiceDocument,
  say: Say,
  checkUrl: string,
): void {
  if (sheet.room < HEIGHT) sheet.newPage();
  sheet.y += 12;
  const top = sheet.y;
  drawSums(sheet, document, say);
  const bottom = sheet.y;
  sheet.y = top + 4;
  drawCode(sheet, checkUrl, CODE);
  const notes = { start: CODE + 14, width: WIDTH - SUMS_WIDTH - CODE - 34 };
  let y = top + 2;
  for (const note of notesOf(document, say)) y += sheet.textAt(y, note, LABEL, notes) + 3;
  sheet.y = Math.max(bottom, y, top + CODE) + 10;
}

function drawSums(sheet: Sheet, { kind, totals, lines }: InvoiceDocument, say: Say): void {
  const rate = lines[0]?.vatRate ?? 0;
  if (totals.discount > 0) drawSum(sheet, say("totals.discount"), totals.discount);
  drawSum(sheet, say("totals.net"), totals.net);
  drawSum(sheet, say("totals.vat", { rate: `${rate}%` }), totals.vat);
  sheet.y += 5;
  sheet.rule(INK, { start: WIDTH - SUMS_WIDTH, width: SUMS_WIDTH });
  sheet.y += 8;
  const name = kind === "credit-note" ? say("totals.credited") : say("totals.total");
  drawSum(sheet, name, totals.total, { label: SUM, amount: SUM });
}

function drawSum(
  sheet: Sheet,
  label: string,
  amount: number,
  styles: { label: Style; amount: Style } = { label: BODY, amount: FIGURE },
): void {
  const place = { start: WIDTH - SUMS_WIDTH, width: SUMS_WIDTH - AMOUNT };
  const amounts = { start: WIDTH - AMOUNT, width: AMOUNT };
  sheet.text(isolated(amountText(amount)), styles.amount, { ...amounts, align: "figure" });
  sheet.y += sheet.text(label, styles.label, place) + 2;
}

function notesOf({ kind, invoiceStatus, paidAt, creditOf }: InvoiceDocument, say: Say): string[] {
  const confirmation = kind === "confirmation" && say("notes.confirmation");
  const paid = invoiceStatus === "Paid" && say("notes.paid", { date: paidAt?.slice(0, 10) ?? "" });
  const unpaid = invoiceStatus === "NotPaid" && say("notes.unpaid");
  const credit = creditOf !== null && say("notes.credit", { number: creditOf });
  return [
    confirmation,
    say("totals.currency"),
    paid,
    unpaid,
    credit,
    say("notes.thanks"),
    say("notes.check"),
  ].filter((note) => note !== false);
}

/** Draws a QR code at the start of the line, as plain squares. */
function drawCode(sheet: Sheet, content: string, size: number): void {
  const { data } = encode(content, { ecc: "M", border: 0 });
  const dot = size / data.length;
  const left = sheet.left(0, size);
  const { document } = sheet;
  sheet.ornament(() => {
    for (const [row, dots] of data.entries())
      for (const { start, length } of stretches(dots))
        document.rect(left + start * dot, sheet.y + row * dot, length * dot, dot);
    document.fill(INK);
  });
}

/** Adjacent dots are merged, so that no hairline shows between them. */
function stretches(dots: readonly boolean[]): { start: number; length: number }[] {
  const found: { start: number; length: number }[] = [];
  for (const [at, isDark] of dots.entries()) {
    const last = found.at(-1);
    if (isDark && last && last.start + last.length === at) last.length += 1;
    else if (isDark) found.push({ start: at, length: 1 });
  }
  return found;
}
