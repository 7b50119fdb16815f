import type { Generated } from "kysely";
import type { ProcessType, WalletReason } from "#contract/wallet/endpoints.ts";
import type { RequestKind, RequestState } from "#contract/wallet/request-endpoints.ts";
import type { StoredCommand } from "./requests/serve-giving-command.ts";

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
    kind: Generated<RequestKind>;
    customer_id: number | null;
    process_type: ProcessType | null;
    order_number: string | null;
    command: StoredCommand | null;
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
