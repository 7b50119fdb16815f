import type { Generated } from "kysely";

export type ConsentSource = "registration" | "account" | "link" | "erasure";

export type PrivacyTables = {
  "accounts.newsletter_consent": {
    id: Generated<number>;
    customer_id: number;
    is_given: boolean;
    text_version: string;
    source: ConsentSource;
    at: Generated<Date>;
  };
};
