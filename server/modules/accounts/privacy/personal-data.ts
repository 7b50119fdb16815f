import type { Connection } from "#server/platform/postgres/database.ts";

export interface Person {
  customerId: number;
  shopperId: number;
}

/** Port: what the modules above keep about a person, for the person to read: plain names, no secrets, no hashes. */
export type PersonalData = Record<string, (db: Connection, person: Person) => Promise<unknown>>;
