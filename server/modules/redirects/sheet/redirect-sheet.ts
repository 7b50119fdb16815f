import { sql } from "kysely";
import {
  type Batch,
  broken,
  type Changes,
  fault,
  faultsOf,
  type Outcome,
  type RowCells,
  type Sheet,
} from "#server/modules/spreadsheets/index.ts";
import { attempt } from "#server/platform/postgres/attempt.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { checkRedirect, leadOn, lockRedirects, type RedirectDraft } from "../check-redirect.ts";
import { plainPath } from "../plain-path.ts";
import { type Replaced, replaceRedirect } from "../save-redirect.ts";
import type { RedirectStatus } from "../tables.ts";
import { redirectAliases as aliases, redirectHeadings as headings } from "./messages-redirects.ts";

interface RedirectItem {
  key: string;
  to: string;
  status: RedirectStatus;
  isActive: boolean;
  hits: number;
}

interface SheetRow extends RedirectDraft {
  key: string;
}

const MAX_PATH = 500;
const MAX_TARGET = 2_000;
const STATUSES: readonly RedirectStatus[] = [301, 302, 307, 308];

/** Redirects by old address. Those missing from the file stay. */
export const redirectSheet: Sheet<RedirectItem, SheetRow> = {
  kind: "redirects",
  columns: [
    {
      key: "from",
      heading: headings.from,
      aliases: aliases.from,
      print: ({ key }) => key,
      isRequired: true,
    },
    {
      key: "to",
      heading: headings.to,
      aliases: aliases.to,
      print: ({ to }) => to,
      isRequired: true,
    },
    {
      key: "status",
      heading: headings.status,
      aliases: aliases.status,
      print: ({ status }) => status,
    },
    {
      key: "isActive",
      heading: headings.isActive,
      print: ({ isActive }) => isActive,
      isYesNo: true,
    },
    { key: "hits", heading: headings.hits, aliases: aliases.hits, print: ({ hits }) => hits },
  ],
  items: redirectItems,
  read: readRow,
  write: writeRedirects,
};

async function redirectItems(
  db: Connection,
  after: string,
  count: number,
): Promise<RedirectItem[]> {
  const { rows } = await sql<RedirectItem>`
    select from_path as key, to_target as "to", status, is_active as "isActive", coalesce(hits, 0) as hits
    from redirects.redirect left join redirects.hit on redirect_id = id
    where from_path > ${after} order by from_path limit ${count}
  `.execute(db);
  return rows;
}

function readRow(cells: RowCells): SheetRow {
  const from = cells.text("from", MAX_PATH);
  const to = cells.text("to", MAX_TARGET);
  for (const [column, text] of Object.entries({ from, to }))
    if (text === "") cells.faults.push(fault(column, "validation.required"));
  const isActive = cells.yesNo("isActive");
  return {
    key: plainPath(from).toLowerCase(),
    from,
    to,
    status: statusOf(cells),
    ...(isActive !== null && { isActive }),
  };
}

/** Permanent if not specified. */
function statusOf(cells: RowCells): RedirectStatus {
  const text = cells.code("status");
  const status = STATUSES.find((known) => String(known) === text);
  if (text !== "" && status === undefined) cells.faults.push(fault("status", "redirect-status"));
  return status ?? 301;
}

/** In file order: later rows see the earlier ones. */
async function writeRedirects(batch: Batch<SheetRow>): Promise<Map<number, Outcome>> {
  const { work, rows, record } = batch;
  await lockRedirects(work);
  const outcomes = new Map<number, Outcome>();
  const written: { from: string; to: string }[] = [];
  for (const { line, row } of rows) {
    const refused = await attempt(work, async () => {
      const checked = await checkRedirect(work, row);
      const replaced = await replaceRedirect(work, checked);
      const outcome = outcomeOf(replaced, checked);
      outcomes.set(line, outcome);
      if (outcome.result === "unchanged") return;
      await leadOn(work, checked);
      written.push({ from: checked.from_path, to: checked.to_target });
    });
    if (refused) outcomes.set(line, broken(...faultsOf(refused, (path) => path)));
  }
  if (written.length === 0) return outcomes;
  work.invalidate("redirects");
  await record({ action: "redirect.import", target: "redirects", after: { rows: written } });
  return outcomes;
}

type Checked = Awaited<ReturnType<typeof checkRedirect>>;

function outcomeOf({ result, before }: Replaced, after: Checked): Outcome {
  if (result === "unchanged") return { result };
  const changes: Changes = Object.fromEntries(
    (["to_target", "status", "is_active"] as const)
      .filter((column) => before?.[column] !== after[column])
      .map((column) => [COLUMN_OF[column], [textOf(before?.[column]), textOf(after[column])]]),
  );
  return { result: result === "added" ? "new" : "changed", changes };
}

const COLUMN_OF = { to_target: "to", status: "status", is_active: "isActive" } as const;

const textOf = (value: string | number | boolean | undefined) => String(value ?? "");
