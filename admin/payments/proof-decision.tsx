import { Box } from "@mui/material";
import type { StaffProof } from "#contract/payments/proof-endpoints.ts";
import { call } from "../api/client.ts";
import { ownProblem } from "../api/own-problem.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { piastresOf } from "../shell/forms/amount.ts";
import { Field } from "../shell/forms/field.tsx";

/** Accepts a receipt once the money has arrived, or declines it. */
export function ProofDecision({ proof }: { proof: StaffProof }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Accept proof={proof} />
      <Decline id={proof.id} />
    </Box>
  );
}

function Accept({ proof: { id, due, paid, amount, reference } }: { proof: StaffProof }) {
  const text = useText();
  const send = ({ amount: typed, reference: named }: { amount: string; reference: string }) => {
    const piastres = piastresOf(typed);
    if (piastres === undefined) throw ownProblem(text("orders.actions.wrongAmount"), "amount");
    const body = { amount: piastres, reference: named };
    return call("POST /api/v1/admin/payment-proofs/{id}/accept", { params: { id }, body });
  };
  return (
    <ActionButton
      label={text("payments.accept")}
      explanation={text("payments.acceptText")}
      done={text("payments.accepted")}
      defaultValues={{
        amount: String((amount ?? due - paid) / 100),
        reference: reference ?? "",
      }}
      send={async (values) => send(values)}
      variant="contained"
    >
      <Field name="amount" label={text("orders.actions.amount")} inputMode="decimal" />
      <Field
        name="reference"
        label={text("orders.actions.reference")}
        help={text("payments.referenceHelp")}
      />
    </ActionButton>
  );
}

function Decline({ id }: { id: number }) {
  const text = useText();
  return (
    <ActionButton
      label={text("payments.decline")}
      explanation={text("payments.declineText")}
      done={text("payments.declined")}
      defaultValues={{ reason: "" }}
      draft={`proof ${id}`}
      send={(body) =>
        call("POST /api/v1/admin/payment-proofs/{id}/decline", { params: { id }, body })
      }
      isDangerous
    >
      <Field name="reason" rows={3} label={text("payments.reason")} />
    </ActionButton>
  );
}
