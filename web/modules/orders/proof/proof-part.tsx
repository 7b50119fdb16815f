import type { Payment } from "#contract/payments/payment-schema.ts";
import { ProofHistory } from "./proof-history.tsx";
import { ProofStep } from "./proof-step.tsx";
import { SentProof } from "./sent-proof.tsx";

interface ProofPartProps {
  payment: Payment;
  onSent: (after: Payment) => void;
}

/** The receipt of a transfer: sending it, its review, and what was sent. */
export function ProofPart({ payment, onSent }: ProofPartProps) {
  const { number, proofs, canSendProof, state } = payment;
  const last = proofs.at(-1);
  return (
    <>
      {canSendProof && <ProofStep payment={payment} onSent={onSent} />}
      {last && state === "proof-sent" && <SentProof number={number} proof={last} />}
      {proofs.length > 0 && <ProofHistory proofs={proofs} />}
    </>
  );
}
