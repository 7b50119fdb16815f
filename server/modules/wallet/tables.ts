import type { Generated } from "kysely";
import type { ProcessType, WalletReason } from "#contract/wallet/endpoints.ts";
import type { RequestState } from "#contract/wallet/request-endpoints.ts";

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
  "wallet.request": {
    id: Generated<number>;
    customer_id: number;
    process_type: ProcessType;
    piastres: number;
    note: string | null;
    asked_by: number;
    asked_at: Generated<Date>;
    state: Generated<RequestState>;
    decided_by: number | null;
    decided_at: Date | null;
    decline_reason: string | null;
    position: number | null;
  };
  "wallet.account": {
    customer_id: number;
    position: Generated<number>;
    balance_piastres: Generated<number>;
  };
};
