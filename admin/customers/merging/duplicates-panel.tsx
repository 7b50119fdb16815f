import { Alert, Box, Button, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatMobile } from "#contract/kernel/format-mobile.ts";
import type { CustomerDetail } from "#contract/staff/customer-endpoints.ts";
import type { Duplicate } from "#contract/staff/merge-endpoints.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { ErrorAlert } from "../../shell/frame/error-alert.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { Loading } from "../../shell/frame/states.tsx";
import { RecordLink } from "../../shell/lists/record-link.tsx";
import { Code, Phone, StateChip } from "../../shell/values.tsx";
import { MergeDialog } from "./merge-dialog.tsx";

/** Accounts that seem to belong to the same person, with a button to merge two. */
export function DuplicatesPanel({ customer }: { customer: CustomerDetail }) {
  const text = useText();
  const customerId = customer.id;
  const { data, error, isPending } = useQuery({
    queryKey: ["customers", "duplicates", customerId],
    queryFn: () =>
      call("GET /api/v1/admin/customers/{id}/duplicates", { params: { id: customerId } }),
  });
  return (
    <Panel title={text("merging.title")}>
      {error && <ErrorAlert error={error} />}
      {isPending && <Loading />}
      {data?.items.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{text("merging.none")}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {data?.items.map((other) => (
          <OneDuplicate key={other.id} customer={customer} other={other} />
        ))}
      </Box>
    </Panel>
  );
}

interface DuplicateProps {
  customer: CustomerDetail;
  other: Duplicate;
}

function OneDuplicate({ customer, other }: DuplicateProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { id, name, email, phone, signs } = other;
  const contact = email ?? (phone && formatMobile(phone)) ?? "";
  return (
    <Box
      component="li"
      sx={{ borderBlockStart: "1px solid", borderColor: "divider", paddingBlock: 1.5 }}
    >
      <RecordLink to={`/customers/${id}/show`}>
        <bdi>{name}</bdi>
      </RecordLink>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {email && <Code>{email}</Code>} {phone && <Phone number={phone} />}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlock: 1 }}>
        {signs.map((sign) => (
          <StateChip key={sign} label={text(`merging.signs.${sign}`)} tone="info" />
        ))}
      </Box>
      {!isProved(customer, other) && (
        <Alert severity="warning" sx={{ marginBlockEnd: 1 }}>
          {text("merging.unproved")}
        </Alert>
      )}
      <Button
        variant="outlined"
        onClick={() => setOpen(true)}
        aria-label={text("merging.lookAt", { name, contact })}
      >
        {text("merging.look")}
      </Button>
      {isOpen && (
        <MergeDialog customerId={customer.id} other={other} onClose={() => setOpen(false)} />
      )}
    </Box>
  );
}

/** Whether all contacts the accounts share are verified in both. */
function isProved(customer: CustomerDetail, { signs, ...other }: Duplicate): boolean {
  const proofs = {
    email: customer.emailVerified && other.emailVerified,
    phone: customer.phoneVerified && other.phoneVerified,
    "national-id": false,
  };
  return signs.every((sign) => proofs[sign]);
}
