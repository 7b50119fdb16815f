import PhoneIcon from "@mui/icons-material/PhoneOutlined";
import { Box, Button, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CallResponse } from "#api-client/operations.ts";
import { call } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { useRefusalNotice } from "../../shell/actions/refusal-notice.ts";
import { Moment, Phone } from "../../shell/values.tsx";
import { RecordCall } from "./record-call.tsx";

interface CallActionsProps {
  number: string;
  phone: string;
  phone2: string | null;
  lease: CallResponse<"GET /api/v1/admin/orders/{number}/calls">["lease"];
  /** Paid cash on delivery, and still open. */
  canCall: boolean;
}

/** Claims a call, dials, and records its result; shows if a colleague is calling. */
export function CallActions({ number, phone, phone2, lease, canCall }: CallActionsProps) {
  const text = useText();
  const mayCall = useMay("order:write");
  if (!canCall || !mayCall) return null;
  if (lease === null)
    return (
      <LeaseButton
        operation="POST /api/v1/admin/orders/{number}/call"
        number={number}
        label={text("calls.begin")}
        isFirst
      />
    );
  if (!lease.isYours)
    return (
      <Typography variant="body2" sx={{ color: "warning.main" }}>
        {text("calls.taken", { name: lease.by ?? "" })} <Moment at={lease.until} />
      </Typography>
    );
  const phones = [phone, phone2].filter((one) => one !== null && one !== "");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      {phones.map((one) => (
        <Button
          key={one}
          component="a"
          href={`tel:${one}`}
          variant="outlined"
          startIcon={<PhoneIcon />}
        >
          <Phone number={one ?? ""} />
        </Button>
      ))}
      <RecordCall number={number} />
      <LeaseButton
        operation="POST /api/v1/admin/orders/{number}/call/end"
        number={number}
        label={text("calls.leave")}
      />
    </Box>
  );
}

interface LeaseButtonProps {
  operation:
    | "POST /api/v1/admin/orders/{number}/call"
    | "POST /api/v1/admin/orders/{number}/call/end";
  number: string;
  label: string;
  isFirst?: boolean;
}

function LeaseButton({ operation, number, label, isFirst = false }: LeaseButtonProps) {
  const refused = useRefusalNotice();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    try {
      await call(operation, { params: { number } });
    } catch (error) {
      refused(error);
    }
    setBusy(false);
    void queries.invalidateQueries();
  };
  return (
    <Button
      variant={isFirst ? "contained" : "text"}
      startIcon={isFirst ? <PhoneIcon /> : undefined}
      disabled={isBusy}
      onClick={() => void ask()}
    >
      {label}
    </Button>
  );
}
