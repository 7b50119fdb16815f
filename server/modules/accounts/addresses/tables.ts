import type { Generated } from "kysely";
import type { Address } from "#contract/customers/address.ts";
import type { CustomerTables } from "../customer-table.ts";

export type AddressTables = CustomerTables & {
  "accounts.saved_address": {
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
};
