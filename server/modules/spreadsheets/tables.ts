import type { ImportState, RowResult } from "#contract/spreadsheets/endpoints.ts";
import type { SheetKind } from "#contract/spreadsheets/sheet-kinds.ts";
import type { TablesOf } from "#server/platform/postgres/tables.ts";
import type { Fault } from "./fault.ts";
import type { Changes } from "./sheet.ts";

export type SpreadsheetsTables = TablesOf<
  "spreadsheets",
  {
    "spreadsheets.import": {
      kind: SheetKind;
      state: ImportState;
      problem: Fault;
      columns: (string | null)[];
    };
    "spreadsheets.import_row": {
      result: RowResult;
      faults: Fault[];
      changes: Changes;
    };
  }
>;
