export { spreadsheetsModule } from "./routes.ts";
export { fault, type Fault, faultsOf } from "./fault.ts";
export { headingsOf, readHeadings, SKU_ALIASES } from "./headings.ts";
export type { RowCells } from "./row-cells.ts";
export {
  type AnySheet,
  type Batch,
  broken,
  type Changes,
  type Outcome,
  type ReadRow,
  type Sheet,
  type SheetColumn,
} from "./sheet.ts";
