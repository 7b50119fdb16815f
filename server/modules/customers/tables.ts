import type { Address } from "#contract/customers/address.ts";
import type { Channel, MessageTopic } from "#contract/customers/message-topics.ts";
import type { AccountType, GENDERS } from "#contract/customers/registration.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { TablesOf } from "#server/platform/postgres/tables.ts";

export type ConsentSource = "registration" | "account" | "link" | "erasure";

export type CustomerTables = TablesOf<
  "customers",
  {
    "customers.customer": {
      account_type: AccountType;
      gender: (typeof GENDERS)[number];
      locale: Locale;
    };
    "customers.saved_address": { address: Address };
    "customers.message_choice": { topic: MessageTopic; channel: Channel };
    "customers.newsletter_consent": { source: ConsentSource };
  }
>;
