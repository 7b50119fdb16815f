import type { Generated } from "kysely";
import type { AccountType, GENDERS } from "#contract/customers/registration.ts";
import type { Locale } from "#contract/kernel/locale.ts";

export type CustomerTables = {
  "accounts.customer": {
    id: Generated<number>;
    /** As shown in greetings and mails. */
    name: string;
    email: string | null;
    email_verified: Generated<boolean>;
    image: string | null;
    phone: string | null;
    phone_verified: Generated<boolean>;
    two_factor_enabled: Generated<boolean>;
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
  };
};
