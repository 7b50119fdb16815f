import type { ProcessType, WalletReason } from "#contract/wallet/endpoints.ts";
import type { RequestKind, RequestState } from "#contract/wallet/request-endpoints.ts";
import type { TablesOf } from "#server/platform/postgres/tables.ts";
import type { StoredCommand } from "./requests/serve-giving-command.ts";

export type WalletTables = TablesOf<
  "wallet",
  {
    "wallet.entry": { process_type: ProcessType; reason: WalletReason };
    "wallet.request": {
      kind: RequestKind;
      process_type: ProcessType;
      command: StoredCommand;
      state: RequestState;
    };
  }
>;
