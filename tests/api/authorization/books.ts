import type pg from "pg";

export interface Books {
  /** The result of an action, and what it wrote. */
  during<Answer>(
    act: () => Promise<Answer>,
  ): Promise<{ answer: Answer; isRecorded: boolean; isChanged: boolean }>;
}

const OTHERS = ["jobs", "information_schema", "pg_catalog"];

/** Tables that change even if a request is refused: attempts, sessions, codes, daily statistics. */
const COUNTED = [
  "identity.challenge",
  "identity.known_browser",
  "identity.passkey_challenge",
  "identity.session",
  "identity.sign_in",
  "identity.spent_browser",
  "identity.verification",
  "orders.visit_day",
  "platform.attempt",
  "platform.idempotency_key",
  "staff.audit_entry",
  "storefront.opened_search",
  "storefront.search",
];

/** Each write leaves a note in the same transaction: a rollback leaves none. */
const NOTE = `
  create schema books;
  create table books.change (id integer generated always as identity primary key);
  create function books.note() returns trigger language plpgsql as $$
  begin
    insert into books.change default values;
    return null;
  end
  $$`;

/** Detects whether any business data was changed, and whether the audit log has an entry. */
export async function openBooks(pool: pg.Pool): Promise<Books> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema <> all ($1)
       and format('%I.%I', table_schema, table_name) <> all ($2)`,
    [OTHERS, COUNTED],
  );
  await pool.query(NOTE);
  for (const { name } of rows) {
    await pool.query(
      `create trigger noted after insert or update or delete on ${name} for each row execute function books.note()`,
    );
  }
  // The latest of each is found by an index, however many there are.
  const read = async () => {
    const { rows: found } = await pool.query<{ change: number | null; entry: string | null }>(
      "select (select max(id) from books.change) as change, (select max(id) from staff.audit_entry) as entry",
    );
    return found[0];
  };
  return {
    during: async (act) => {
      const before = await read();
      const answer = await act();
      const after = await read();
      return {
        answer,
        isRecorded: after?.entry !== before?.entry,
        isChanged: after?.change !== before?.change,
      };
    },
  };
}
