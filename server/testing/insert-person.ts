import { sql } from "kysely";
import type { StaffRole } from "#contract/kernel/permissions.ts";
import type { Connection } from "../platform/postgres/database.ts";

/** Inserts a customer, without signing in. @returns its id */
export async function insertCustomer(db: Connection, email: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with account as (insert into identity.account (realm) values ('customer') returning id)
    insert into customers.customer (id, name, email, first_name, last_name)
    select id, 'Mona', ${email}, 'Mona', 'Salem' from account returning id
  `.execute(db);
  return rows[0]?.id ?? 0;
}

interface NewStaff {
  email: string;
  name: string;
  role: StaffRole;
  passwordHash: string;
}

/** Inserts a member of staff with a password. @returns their id */
export async function insertStaff(db: Connection, staff: NewStaff): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with account as (
      insert into identity.account (realm, password_hash) values ('staff', ${staff.passwordHash}) returning id
    )
    insert into staff.staff (id, email, name, role, locale)
    select id, ${staff.email}, ${staff.name}, ${staff.role}, 'en' from account returning id
  `.execute(db);
  return rows[0]?.id ?? 0;
}
