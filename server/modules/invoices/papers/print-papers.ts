import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { PaperKind } from "#contract/invoices/paper-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { binsOf } from "#server/modules/inventory/index.ts";
import { type PackedOrder, packedOrders } from "#server/modules/orders/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { readSettings } from "#server/platform/settings.ts";
import { drawDocument } from "../pdf/document-pdf.ts";
import { openFile } from "../pdf/open-file.ts";
import { A4, type Sheet } from "../pdf/sheet.ts";
import { documentWords } from "../pdf/words.ts";
import { documentOfOrder } from "../read/order-confirmation.ts";
import { presentDocument } from "../read/present-document.ts";
import { drawLabel, LABEL_PAGE, labelsOf } from "./labels.ts";
import { drawPackingSlip } from "./packing-slip.ts";
import { drawPickingList } from "./picking-list.ts";

interface PrintTools {
  db: Connection;
  publicUrl: string;
  locale: Locale;
}

/** One file for many orders, in the given order. */
export async function printPapers(
  { db, publicUrl, locale }: PrintTools,
  kind: PaperKind,
  numbers: readonly string[],
): Promise<Buffer> {
  const orders = await packedOrders(db, [...new Set(numbers)]);
  if (orders.length === 0) refuse("not-found");
  const say = documentWords(locale);
  const shopName = (await readSettings(db)).siteName[locale];
  const { sheet, close } = openFile({
    locale,
    title: say(`paperFiles.${kind}`),
    author: shopName,
    at: new Date(),
    page: kind === "labels" ? LABEL_PAGE : A4,
  });
  const words = { say, locale, shopName };
  if (kind === "picking-list") {
    const variantIds = orders.flatMap(({ lines }) => lines.map(({ variantId }) => variantId));
    drawPickingList(sheet, orders, { ...words, bins: await binsOf(db, variantIds) });
  }
  if (kind === "packing-slips")
    await drawEach(sheet, orders, (order) => drawPackingSlip(sheet, order, words));
  if (kind === "labels")
    await drawEach(sheet, await labelsFor(db, orders), (label) => drawLabel(sheet, label, words));
  if (kind === "invoices")
    await drawEach(sheet, await invoicesOf(db, orders, locale), (invoice) =>
      drawDocument(sheet, invoice, say, publicUrl),
    );
  return close();
}

/** Each starts on a new page. Other requests are served in between. */
async function drawEach<T>(sheet: Sheet, all: readonly T[], draw: (one: T) => void): Promise<void> {
  for (const [index, one] of all.entries()) {
    if (index > 0) sheet.newPage();
    draw(one);
    await setImmediate();
  }
}

async function invoicesOf(db: Connection, orders: readonly PackedOrder[], locale: Locale) {
  const invoices = [];
  for (const { number } of orders) {
    const record = await documentOfOrder(db, number);
    if (record) invoices.push(presentDocument(record, locale));
  }
  return invoices;
}

async function labelsFor(db: Connection, orders: readonly PackedOrder[]) {
  const ids = orders.map(({ id }) => id);
  const { rows } = await sql<{ orderId: number; kept: number }>`
    select order_id as "orderId", kept from payments.order_money where order_id = any (${ids}::int[])
  `.execute(db);
  const received = new Map(rows.map(({ orderId, kept }) => [orderId, kept]));
  return orders.flatMap((order) => labelsOf(order, received.get(order.id) ?? 0));
}
