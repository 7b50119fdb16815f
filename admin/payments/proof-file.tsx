import { Button } from "@mui/material";
import type { StaffProof } from "#contract/payments/proof-endpoints.ts";
import { useText } from "../i18n/use-text.ts";
import { StaffPicture } from "../shell/files/staff-picture.tsx";
import { useStaffFile } from "../shell/files/use-staff-file.ts";

interface ProofFileProps {
  proofId: number;
  file: StaffProof["files"][number];
  number: number;
}

/** A picture of a transfer, large enough to read, or a document to download. */
export function ProofFile({ proofId, file: { id, kind }, number }: ProofFileProps) {
  const text = useText();
  const address = `/api/v1/admin/payment-proofs/${proofId}/files/${id}`;
  if (kind === "pdf") return <Paper address={address} number={number} />;
  return <StaffPicture address={address} alt={text("payments.picture", { number })} size={240} />;
}

function Paper({ address, number }: { address: string; number: number }) {
  const text = useText();
  const source = useStaffFile(address);
  return (
    <Button
      component="a"
      href={source ?? "#"}
      download={`transfer-${number}.pdf`}
      variant="outlined"
    >
      {text("payments.paper", { number })}
    </Button>
  );
}
