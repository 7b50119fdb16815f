import { normaliseCode } from "#contract/kernel/digits.ts";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import {
  MAX_REMITTANCE_ROWS,
  type remittanceEndpoints,
} from "#contract/payments/remittance-endpoints.ts";
import { canonicalNumber, cashParcels } from "#server/modules/orders/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { UnreadableTable } from "#server/platform/tables/cell.ts";
import { readTable } from "#server/platform/tables/table-file.ts";
import { columnsOf, type RemittanceColumns, USUAL_COLUMNS } from "./remittance-columns.ts";

type Read = EndpointResponse<typeof remittanceEndpoints.readRemittanceFile>;

/** Lists also contain headings, sums and notes. */
const MOST_LINES = MAX_REMITTANCE_ROWS * 2;
/** There may be titles above the headings. */
const HEADINGS_WITHIN = 15;

/**
 * The rows of a courier's list in a workbook or text file. Unreadable files are refused; nothing is
 * stored.
 */
export async function readRemittanceFile(db: Connection, file: Buffer): Promise<Read> {
  const table = await linesOf(file);
  const found = headingsOf(table);
  const { columns, at } = found ?? { columns: USUAL_COLUMNS, at: -1 };
  const lines = table.slice(at + 1).filter((cells) => cells.some((cell) => /\d/.test(cell)));
  const named = lines.map((cells) => ({ cells, numbers: numbersOf(cells, columns) }));
  const meant = named.filter(({ numbers }) => numbers.length > 0);
  const isKnown = await knownNumbers(
    db,
    meant.flatMap(({ numbers }) => numbers),
  );
  const rows = meant.map(({ cells, numbers }) => ({
    number: numbers.find(isKnown) ?? numbers[0] ?? "",
    collected: amountIn(cells[columns.collected]),
    fee: columns.fee === undefined ? "" : amountIn(cells[columns.fee]),
  }));
  return { rows, leftOut: named.length - meant.length };
}

async function linesOf(file: Buffer): Promise<string[][]> {
  const lines: string[][] = [];
  try {
    for await (const { cells } of readTable(file, MOST_LINES))
      lines.push(cells.map((cell) => normaliseCode(cell)));
  } catch (error) {
    if (error instanceof UnreadableTable) refuse(REFUSALS[error.reason] ?? "table-file-type");
    throw error;
  }
  return lines;
}

const REFUSALS: Partial<Record<UnreadableTable["reason"], "payload-too-large">> = {
  "file-too-large": "payload-too-large",
  "too-many-rows": "payload-too-large",
  "too-many-columns": "payload-too-large",
};

function headingsOf(
  table: readonly string[][],
): { columns: RemittanceColumns; at: number } | undefined {
  for (const [at, cells] of table.slice(0, HEADINGS_WITHIN).entries()) {
    const columns = columnsOf(cells);
    if (columns) return { columns, at };
  }
  return undefined;
}

/** A number contains a digit; the word "total" does not. */
function numbersOf(cells: readonly string[], { numbers }: RemittanceColumns): string[] {
  return numbers.map((place) => cells[place] ?? "").filter((number) => /\d/.test(number));
}

/**
 * Whether a parcel or order has this number: of several numbers in a row, one may be the courier's
 * own.
 */
async function knownNumbers(
  db: Connection,
  numbers: readonly string[],
): Promise<(number: string) => boolean> {
  const orderOf = (number: string) => canonicalNumber(number.split("/")[0] ?? "");
  const parcels = await cashParcels(db, {
    numbers: [...new Set(numbers.map(orderOf))],
    trackings: [...new Set(numbers)],
  });
  const orders = new Set(parcels.map(({ orderNumber }) => orderNumber));
  const trackings = new Set(parcels.map(({ tracking }) => tracking));
  return (number) => trackings.has(number) || orders.has(orderOf(number));
}

/** Without the currency: `EGP 1,250.50` is `1,250.50`. */
function amountIn(cell = ""): string {
  return cell.replaceAll(/[^\d.,-]/g, "").replaceAll(/^[.,]+|[.,]+$/g, "");
}
