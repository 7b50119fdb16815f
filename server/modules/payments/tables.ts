import type { BankMethod } from "#contract/orders/payment-method.ts";
import type { ReceiptKind } from "#contract/payments/payment-schema.ts";
import type { ProofFileKind, ProofState } from "#contract/payments/proof-types.ts";
import type { TablesOf } from "#server/platform/postgres/tables.ts";

export type PaymentsTables = TablesOf<
  "payments",
  {
    "payments.receipt": { kind: ReceiptKind };
    "payments.refund": { state: "asked" | "sending" | "done" | "failed" };
    "payments.bank_attempt": { method: BankMethod };
    "payments.proof": { state: ProofState };
    "payments.proof_file": { kind: ProofFileKind };
  }
>;
