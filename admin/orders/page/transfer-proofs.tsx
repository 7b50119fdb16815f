import { Box, Typography } from "@mui/material";
import type { CallResponse } from "#api-client/operations.ts";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { StaffPicture } from "../../shell/files/staff-picture.tsx";
import { RecordLink } from "../../shell/lists/record-link.tsx";
import { Code, Moment, Money, StateChip } from "../../shell/values.tsx";

type Proof = CallResponse<"GET /api/v1/admin/orders/{number}/payment">["proofs"][number];

const TONES = { waiting: "warning", accepted: "success", declined: "error" } as const;

/**
 * The receipts that a customer sent for a transfer. They are reviewed in the list of all receipts.
 */
export function TransferProofs({ proofs }: { proofs: readonly Proof[] }) {
  const text = useText();
  const maySee = useMay("payment:write");
  if (proofs.length === 0 || !maySee) return null;
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>
        {text("orders.money.proofs")}
      </Typography>
      {proofs.map((proof) => (
        <OneProof key={proof.id} proof={proof} />
      ))}
    </Box>
  );
}

function OneProof({ proof }: { proof: Proof }) {
  const text = useText();
  const { id, state, sentAt, amount, reference, files, reason } = proof;
  return (
    <Box sx={{ marginBlockEnd: 1.5 }}>
      <Typography component="div" sx={{ display: "flex", gap: 1, alignItems: "center" }}>
        <StateChip label={text(`payments.states.${state}`)} tone={TONES[state]} />
        {amount !== null && <Money amount={amount} />}
      </Typography>
      <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
        <Moment at={sentAt} /> {reference && <Code>{reference}</Code>}
      </Typography>
      {reason && (
        <Typography variant="body2" dir="auto">
          {reason}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlock: 1 }}>
        {files
          .filter(({ kind }) => kind !== "pdf")
          .map((file, index) => (
            <StaffPicture
              key={file.id}
              address={`/api/v1/admin/payment-proofs/${id}/files/${file.id}`}
              alt={text("payments.picture", { number: index + 1 })}
              size={120}
            />
          ))}
      </Box>
      {state === "waiting" && (
        <RecordLink to="/proofs">{text("orders.money.decideProof")}</RecordLink>
      )}
    </Box>
  );
}
