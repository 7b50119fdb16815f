import { urlOf } from "#api-client/call.ts";
import type { Operation, RequestOf } from "#api-client/operations.ts";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import { fetchFile } from "../../api/client.ts";
import { saveFile } from "../../shell/files/save-file.ts";

type Report = Extract<Operation, `GET /api/v1/admin/reports/${string}`>;

/** Downloads a report as a spreadsheet. */
export async function saveReport(
  report: Report,
  query: Record<string, string | number>,
): Promise<void> {
  const request = { query: { ...query, format: "csv" } } as RequestOf<Report>[0];
  const name = report.slice(report.lastIndexOf("/") + 1);
  const from = query["from"] ?? cairoDay();
  saveFile(`${name}-${from}.csv`, await fetchFile(urlOf(report, request)));
}
