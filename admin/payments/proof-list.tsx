import { Box, Button, Typography } from "@mui/material";
import type { StaffProof } from "#contract/payments/proof-endpoints.ts";
import { PROOF_STATES, type ProofState } from "#contract/payments/proof-types.ts";
import { useText } from "../i18n/use-text.ts";
import { StaffPicture } from "../shell/files/staff-picture.tsx";
import { useStaffFile } from "../shell/files/use-staff-file.ts";
import type { Column } from "../shell/lists/columns.ts";
import { OrderLink } from "../shell/lists/record-link.tsx";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Code, Moment, Money, StateChip, type Tone } from "../shell/values.tsx";
import { ProofDecision } from "./proof-decision.tsx";
import { proofSource } from "./proof-source.ts";

const TONES: Record<ProofState, Tone> = {
  waiting: "warning",
  accepted: "success",
  declined: "error",
};

/** Transfer receipts from customers, those waiting longest first. */
export function ProofList() {
  const text = useText();
  const choices = PROOF_STATES.map((value) => ({ value, label: text(`payments.states.${value}`) }));
  return (
    <RecordList<StaffProof>
      source={proofSource}
      columns={useColumns()}
      empty={({ state }) =>
        text(state === "waiting" ? "payments.emptyWaiting" : "shell.list.empty")
      }
      filterDefaults={{ state: "waiting" }}
      filters={[
        {
          source: "state",
          kind: "choice",
          label: text("payments.state"),
          choices,
          isRequired: true,
        },
      ]}
      expand={(proof) => <Whole proof={proof} />}
    />
  );
}

function useColumns(): Column<StaffProof>[] {
  const text = useText();
  return [
    {
      source: "orderNumber",
      render: ({ orderNumber }) => <OrderLink number={orderNumber} />,
    },
    {
      source: "state",
      render: ({ state }) => (
        <StateChip label={text(`payments.states.${state}`)} tone={TONES[state]} />
      ),
    },
    {
      source: "name",
      render: ({ name }) => <bdi>{name ?? text("orders.page.erasedName")}</bdi>,
    },
    { source: "sentAt", render: ({ sentAt }) => <Moment at={sentAt} /> },
    {
      source: "reference",
      render: ({ reference }) => (reference ? <Code>{reference}</Code> : text("shell.none")),
    },
    {
      source: "amount",
      isFigure: true,
      render: ({ amount }) => (amount === null ? text("shell.none") : <Money amount={amount} />),
    },
    { source: "due", isFigure: true, render: ({ due, paid }) => <Money amount={due - paid} /> },
  ];
}

function Whole({ proof }: { proof: StaffProof }) {
  const { id, files, state, reason } = proof;
  return (
    <Box sx={{ display: "grid", gap: 1.5, marginBlock: 1 }}>
      {files.length > 0 && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          {files.map((file, index) => (
            <ProofFile key={file.id} proofId={id} file={file} number={index + 1} />
          ))}
        </Box>
      )}
      {reason && (
        <Typography variant="body2" dir="auto" sx={{ color: "text.secondary" }}>
          {reason}
        </Typography>
      )}
      {state === "waiting" && <ProofDecision proof={proof} />}
    </Box>
  );
}

interface ProofFileProps {
  proofId: number;
  file: StaffProof["files"][number];
  number: number;
}

/** A picture of a transfer, large enough to read, or a document to download. */
function ProofFile({ proofId, file: { id, kind }, number }: ProofFileProps) {
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
