import { Box, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import type { CallResponse } from "#api-client/operations.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { Facts } from "../../shell/frame/facts.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { Moment } from "../../shell/values.tsx";
import type { Order } from "../order.ts";
import { CallActions } from "./call-actions.tsx";

type Calls = CallResponse<"GET /api/v1/admin/orders/{number}/calls">;

/** Calls about a cash-on-delivery order, and how often similar orders are refused. */
export function CallsPanel({ order: { number, paymentMethod, contact } }: { order: Order }) {
  const text = useText();
  const { data } = useQuery({
    queryKey: ["orders", "calls", number],
    queryFn: () => call("GET /api/v1/admin/orders/{number}/calls", { params: { number } }),
    enabled: paymentMethod === "cod",
  });
  if (!data) return null;
  const { items, lease, canCall, refusals } = data;
  return (
    <Panel title={text("calls.panel")}>
      <CallActions
        number={number}
        phone={contact.phone}
        phone2={contact.phone2}
        lease={lease}
        canCall={canCall}
      />
      <Box sx={{ marginBlock: 1.5 }}>
        <Facts
          facts={[
            { label: text("calls.refusedByPhone"), value: <Refused rate={refusals.phone} /> },
            { label: text("calls.refusedByPlace"), value: <Refused rate={refusals.governorate} /> },
          ]}
        />
      </Box>
      {items.toReversed().map((made) => (
        <OneCall key={made.at} made={made} />
      ))}
    </Panel>
  );
}

function Refused({ rate: { ended, refused } }: { rate: Calls["refusals"]["phone"] }) {
  const text = useText();
  if (ended === 0) return text("calls.noneEnded");
  const percent = Math.round((refused / ended) * 100);
  return text("calls.refused", { percent, refused, ended });
}

function OneCall({ made }: { made: Calls["items"][number] }) {
  const text = useText();
  const { at, by, result, reason, nextAt, note } = made;
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      <Typography>
        {text(`calls.results.${result}`)}
        {reason && ` · ${text(`calls.reasons.${reason}`)}`}
        {nextAt && (
          <>
            {" · "}
            {text("calls.again")} <Moment at={nextAt} />
          </>
        )}
      </Typography>
      {note && (
        <Typography variant="body2" dir="auto">
          {note}
        </Typography>
      )}
      <Typography variant="caption" sx={{ color: "text.secondary" }}>
        <Moment at={at} /> {by && <bdi>· {by}</bdi>}
      </Typography>
    </Box>
  );
}
