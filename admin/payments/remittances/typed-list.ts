import type { CallResponse } from "#api-client/operations.ts";
import { pastedLines } from "./pasted-cash.ts";

/** A courier's list as typed. */
export interface TypedList {
  courier: string;
  reference: string;
  rows: string;
}

type Report = CallResponse<"POST /api/v1/admin/remittances">;

/** A list and the result of comparing it. */
export interface Compared {
  rows: string;
  report: Report;
}

/** How many rows of this exact list can be booked; 0 if it must be compared first. */
export function readyRows(compared: Compared | undefined, rows: string): number {
  if (compared?.rows !== rows || compared.report.booked) return 0;
  return compared.report.rows.filter(({ problem }) => problem === null).length;
}

/** The rows that were not booked, as typed. */
export function leftRows(rows: string, { rows: reported }: Report): string {
  const lines = pastedLines(rows);
  return reported.flatMap(({ row, problem }) => (problem ? (lines[row - 1] ?? []) : [])).join("\n");
}

/** `B-7` is followed by `B-7-2`, then `B-7-3`: a reference can be used only once. */
export function nextReference(reference: string): string {
  const [, begin = reference, count = "1"] = /^(.*)-(\d{1,2})$/.exec(reference) ?? [];
  return `${begin}-${Number(count) + 1}`;
}
