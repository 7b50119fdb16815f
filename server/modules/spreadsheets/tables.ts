import type { Generated } from "kysely";
import type { ImportState, RowResult } from "#contract/spreadsheets/endpoints.ts";
import type { SheetKind } from "#contract/spreadsheets/sheet-kinds.ts";
import type { Fault } from "./fault.ts";
import type { Changes } from "./sheet.ts";

export type SpreadsheetsTables = {
  "spreadsheets.import": {
    id: Generated<number>;
    kind: SheetKind;
    file_name: string;
    file: Buffer;
    state: Generated<ImportState>;
    problem: Fault | null;
    headings: Generated<string[]>;
    columns: Generated<(string | null)[]>;
    failures: Generated<number>;
    staff_id: number;
    address: string;
    created_at: Generated<Date>;
    ended_at: Date | null;
    expires_at: Generated<Date>;
  };
  "spreadsheets.import_row": {
    import_id: number;
    line: number;
    cells: string[];
    formulas: number[];
    key: string | null;
    first_line: number;
    result: RowResult | null;
    faults: Generated<Fault[]>;
    changes: Generated<Changes>;
    is_applied: Generated<boolean>;
  };
};
