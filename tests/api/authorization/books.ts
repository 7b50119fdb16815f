import type pg from "pg";

/** What stands in the books at a moment. */
interface Page {
  /** Entries of the audit log. */
  audit: number;
  /** Another after every change of anything that the shop sells, keeps or owes. */
  shop: string;
}

export interface Books {
  /** What came of something, and what it wrote. */
  during<Answer>(
    act: () => Promise<Answer>,
  ): Promise<{ answer: Answer; isRecorded: boolean; isChanged: boolean }>;
}

/** What also changes when a request is refused: guesses are counted, visits noted. */
const COUNTED = ["platform", "identity", "jobs", "staff", "information_schema", "pg_catalog"];

/** Reads whether anything was written, without knowing what: rows are counted, and each write has a higher number. */
export async function openBooks(pool: pg.Pool): Promise<Books> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema <> all ($1)`,
    [COUNTED],
  );
  const tables = rows.map(
    ({ name }) => `select count(*) as count, max(xmin::text::bigint) as written from ${name}`,
  );
  const text = `
    select concat_ws(' ', sum(count), max(written)) as shop,
      (select count(*)::int from staff.audit_entry) as audit
    from (${tables.join(" union all ")}) as tables`;
  const read = async () => {
    const [page] = (await pool.query<Page>({ name: "books", text })).rows;
    if (!page) throw new Error("the books are empty");
    return page;
  };
  return {
    during: async (act) => {
      const before = await read();
      const answer = await act();
      const after = await read();
      return {
        answer,
        isRecorded: after.audit > before.audit,
        isChanged: after.shop !== before.shop,
      };
    },
  };
}
