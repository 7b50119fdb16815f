import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

export interface Person {
  customerId: number;
  shopperId: number;
}

/** Port: what the modules above keep about a person, for the person to read: plain names, no secrets, no hashes. */
export type PersonalData = Record<string, (db: Connection, person: Person) => Promise<unknown>>;

/** Port: what registration and erasure need of companies. */
export interface Companies {
  /** The email that an invitation was sent to, while it holds. */
  invitedEmail(db: Connection, invitation: string): Promise<string | undefined>;
  /** Makes a new customer the colleague that was invited. */
  join(work: Work, customerId: number, invitation: string): Promise<void>;
  /** Makes the company that was registered along with a customer. */
  found(work: Work, customerId: number, registration: object): Promise<void>;
  /** Takes a customer out who is being erased. Called before the customer is held: a company comes before its members. */
  leave(work: Work, customerId: number): Promise<void>;
}

/** Port: shoppers whose invoices name the same person as those of this one. */
export type SameBuyers = (db: Connection, shopperId: number) => Promise<number[]>;

export interface CustomersPorts {
  sameBuyers: SameBuyers;
  personalData: PersonalData;
  companies: Companies;
}
