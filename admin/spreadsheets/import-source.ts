import type { ImportRecord, ImportState, RowResult } from "#contract/spreadsheets/endpoints.ts";
import { call } from "../api/client.ts";
import type { ListQuery, Source } from "../shell/data/source.ts";
import type { Tone } from "../shell/values.tsx";

export const importSource = {
  name: "spreadsheets",
  pageSize: 25,
  list: ({ page }: ListQuery<object>) => call("GET /api/v1/admin/imports", { query: { page } }),
} satisfies Source;

const UNDER_WAY = new Set<ImportState>(["reading", "checking", "applying"]);

/** The shop is processing it. */
export function isUnderWay({ state }: ImportRecord): boolean {
  return UNDER_WAY.has(state);
}

/** Number of rows still to be written. */
export function openRows({ counts, applied }: ImportRecord): number {
  return counts.new + counts.changed - applied;
}

export const STATE_TONES: Record<ImportState, Tone> = {
  reading: "info",
  checking: "info",
  checked: "warning",
  applying: "info",
  applied: "success",
  cancelled: "neutral",
  failed: "error",
};

export const RESULT_TONES: Record<RowResult, Tone> = {
  new: "success",
  changed: "info",
  unchanged: "neutral",
  broken: "error",
};
