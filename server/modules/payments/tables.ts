import type { Generated } from "kysely";
import type { BankMethod } from "#contract/orders/payment-method.ts";
import type { ReceiptKind } from "#contract/payments/payment-schema.ts";
import type { ProofFileKind, ProofState } from "#contract/payments/proof-types.ts";

export type PaymentsTables = {
  "payments.receipt": {
    id: Generated<number>;
    order_id: number;
    kind: ReceiptKind;
    piastres: number;
    reference: string;
    staff_id: number | null;
    at: Generated<Date>;
  };
  "payments.refund": {
    id: Generated<number>;
    receipt_id: number;
    piastres: number;
    reason: string;
    state: Generated<"asked" | "sending" | "done" | "failed">;
    tries: Generated<number>;
    next_try_at: Generated<Date>;
    transaction: string | null;
    asked_at: Generated<Date>;
    done_at: Date | null;
    staff_id: Generated<number | null>;
  };
  "payments.remittance": {
    id: Generated<number>;
    courier: string;
    reference: string;
    staff_id: number;
    at: Generated<Date>;
  };
  "payments.remittance_line": {
    remittance_id: number;
    place: number;
    order_id: number;
    parcel: number;
    expected_piastres: number;
    collected_piastres: number;
    fee_piastres: number;
    receipt_id: number | null;
  };
  "payments.bank_attempt": {
    id: Generated<number>;
    order_id: number;
    method: Generated<BankMethod>;
    reference: string;
    piastres: number;
    redirect: string | null;
    bill: string | null;
    bank_order: Generated<string | null>;
    is_declined: Generated<boolean>;
    at: Generated<Date>;
  };
  "payments.callback": {
    provider: string;
    transaction: string;
    kind: string;
    body: unknown;
    at: Generated<Date>;
  };
  "payments.proof": {
    id: Generated<number>;
    order_id: number;
    state: Generated<ProofState>;
    piastres: number | null;
    transferred_on: string | null;
    reference: string | null;
    sent_at: Generated<Date>;
    held_until: Date;
    decided_at: Date | null;
    staff_id: number | null;
    reason: string | null;
    receipt_id: number | null;
  };
  "payments.proof_file": {
    id: Generated<string>;
    order_id: number;
    proof_id: number | null;
    place: number | null;
    kind: ProofFileKind;
    bytes: Buffer;
    at: Generated<Date>;
  };
};
