import type { Channel, MessageTopic } from "#contract/customers/message-topics.ts";
import type { Generated } from "kysely";
import type { Address } from "#contract/customers/address.ts";
import type { AccountType, GENDERS } from "#contract/customers/registration.ts";
import type { Locale } from "#contract/kernel/locale.ts";

export type ConsentSource = "registration" | "account" | "link" | "erasure";

export type CustomerTables = {
  "customers.customer": {
    /** Id of its account in the identity module. */
    id: number;
    /** As shown in greetings and mails. */
    name: string;
    email: string | null;
    email_verified: Generated<boolean>;
    phone: string | null;
    phone_verified: Generated<boolean>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    account_type: Generated<AccountType>;
    first_name: string;
    last_name: string;
    full_name_en: string | null;
    full_name_ar: string | null;
    gender: (typeof GENDERS)[number] | null;
    /** `YYYY-MM-DD` */
    birth_date: string | null;
    address: string | null;
    city: string | null;
    place: string | null;
    locale: Generated<Locale>;
    /** Closed by staff. */
    disabled_at: Date | null;
    disabled_reason: string | null;
    erased_at: Date | null;
    /** The account of the same person into which this one was merged. */
    merged_into: number | null;
  };
  /** A browser's shopper has a token, a customer's has the customer. */
  "customers.shopper": {
    id: Generated<number>;
    token_hash: Buffer | null;
    customer_id: number | null;
    /** The customer's shopper that took over a guest. */
    merged_into: number | null;
    merged_at: Date | null;
    /** The guest of the same browser that took over this one. */
    joined_to: number | null;
  };
  "customers.saved_address": {
    id: Generated<number>;
    customer_id: number;
    label: string;
    contact_name: string;
    contact_phone: string;
    contact_phone2: string | null;
    contact_email: string | null;
    address: Address;
    is_default: boolean;
    added_at: Generated<Date>;
  };
  "customers.message_choice": {
    customer_id: number;
    topic: MessageTopic;
    channel: Channel;
    is_wanted: boolean;
    changed_at: Generated<Date>;
  };
  "customers.guest_refusal": { recipient: Buffer; topic: string; at: Generated<Date> };
  "customers.newsletter_consent": {
    id: Generated<number>;
    customer_id: number;
    is_given: boolean;
    text_version: string;
    source: ConsentSource;
    at: Generated<Date>;
  };
};
