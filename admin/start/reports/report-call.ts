import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import type { CallTable } from "../../api/call-table.ts";
import { addressOf, callerOf, fetchFile } from "../../api/client.ts";
import { saveFile } from "../../shell/files/save-file.ts";

const table = {
  reportSales: ["GET", "/api/v1/admin/reports/sales"],
  reportConversion: ["GET", "/api/v1/admin/reports/conversion"],
  reportOrders: ["GET", "/api/v1/admin/reports/orders"],
  reportBestSellers: ["GET", "/api/v1/admin/reports/best-sellers"],
  reportRefusals: ["GET", "/api/v1/admin/reports/refusals"],
  reportReturns: ["GET", "/api/v1/admin/reports/returns"],
  reportSearches: ["GET", "/api/v1/admin/reports/searches"],
  readPageSpeed: ["GET", "/api/v1/admin/reports/page-speed"],
} as const satisfies CallTable;

export type ReportName = keyof typeof table;
export const reportCall = callerOf(table);

/** Downloads the same report as a spreadsheet. */
export async function saveTable(
  name: ReportName,
  query: Record<string, string | number>,
): Promise<void> {
  const address = addressOf(table[name][1], { query: { ...query, format: "csv" } });
  const from = query["from"] ?? cairoDay();
  saveFile(`${name}-${from}.csv`, await fetchFile(address));
}
