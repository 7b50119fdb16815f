import type { Generated } from "kysely";
import type { ProcessType, WalletReason } from "#contract/wallet/endpoints.ts";

export type WalletTables = {
  "wallet.entry": {
    customer_id: number;
    position: number;
    process_type: ProcessType;
    before_piastres: number;
    processed_piastres: number;
    after_piastres: number;
    reason: WalletReason;
    reference: string | null;
    note: string | null;
    staff_id: number | null;
    at: Generated<Date>;
  };
  "wallet.account": {
    customer_id: number;
    position: Generated<number>;
    balance_piastres: Generated<number>;
  };
};
