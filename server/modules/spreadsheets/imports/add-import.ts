import { sql } from "kysely";
import type { SheetKind } from "#contract/spreadsheets/sheet-kinds.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { goOn } from "./import-job.ts";

interface NewImport {
  kind: SheetKind;
  file: Buffer;
  fileName: string;
  who: { id: number };
  address: string;
}

/** Stores a file and starts reading and checking its rows. @returns its id */
export async function addImport(work: Work, given: NewImport): Promise<number> {
  const { kind, file, fileName, who, address } = given;
  const { rows } = await sql<{ id: number }>`
    insert into spreadsheets.import (kind, file_name, file, staff_id, address)
    values (${kind}, ${fileName}, ${file}, ${who.id}, ${address}) returning id
  `.execute(work.db);
  const id = rows[0]?.id ?? 0;
  await goOn(work, id);
  return id;
}
