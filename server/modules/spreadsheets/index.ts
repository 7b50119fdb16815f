export { forgetImports, spreadsheetsModule } from "./routes.ts";
export type { RowCells } from "./row-cells.ts";
export {
  type AnySheet,
  type Batch,
  broken,
  type Changes,
  fault,
  type Fault,
  faultsOf,
  type Outcome,
  type ReadRow,
  type Sheet,
  type SheetColumn,
} from "./sheet.ts";
