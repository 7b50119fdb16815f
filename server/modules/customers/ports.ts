import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

export interface Person {
  customerId: number;
  shopperId: number;
}

/**
 * Port: what the modules above store about a person, for the data export: plain names, no secrets,
 * no hashes.
 */
export type PersonalData = Record<string, (db: Connection, person: Person) => Promise<unknown>>;

/** Port: what registration and erasure need from companies. */
export interface Companies {
  /** The email that an invitation was sent to, while it is valid. */
  invitedEmail(db: Connection, invitation: string): Promise<string | undefined>;
  /** Makes a new customer a member by invitation. */
  join(work: Work, customerId: number, invitation: string): Promise<void>;
  /** Creates the company that was registered along with a customer. */
  found(work: Work, customerId: number, registration: object): Promise<void>;
  /**
   * Removes a customer who is being erased. Called before the customer is locked: companies are
   * locked before their members.
   */
  leave(work: Work, customerId: number): Promise<void>;
}

/** Port: shoppers whose invoices name the same person as this one's. */
export type SameBuyers = (db: Connection, shopperId: number) => Promise<number[]>;

export interface CustomersPorts {
  sameBuyers: SameBuyers;
  personalData: PersonalData;
  companies: Companies;
}
