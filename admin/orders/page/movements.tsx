import { Box, Typography } from "@mui/material";
import type { CallResponse } from "#api-client/operations.ts";
import { call } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { MarkSent } from "../../shell/actions/mark-sent.tsx";
import { Code, Moment, Money, StateChip } from "../../shell/values.tsx";

type Movement = CallResponse<"GET /api/v1/admin/orders/{number}/payment">["movements"][number];

/** Money received for an order and refunded, oldest first. */
export function Movements({ movements }: { movements: readonly Movement[] }) {
  const text = useText();
  if (movements.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={text("orders.money.title")}
      sx={{ listStyle: "none", margin: 0, marginBlockStart: 1.5, padding: 0 }}
    >
      {movements.map((movement) => (
        <Box
          component="li"
          key={`${movement.kind} ${movement.at} ${movement.reference}`}
          sx={{ borderBlockStart: "1px solid", borderColor: "divider", paddingBlock: 1 }}
        >
          <OneMovement movement={movement} />
        </Box>
      ))}
    </Box>
  );
}

function OneMovement({ movement }: { movement: Movement }) {
  const text = useText();
  const { kind, way, amount, at, reference, state, toSend, by } = movement;
  const maySend = useMay("payment:write");
  return (
    <>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
        <span>
          {text(`orders.money.${kind}`)} · {text(`orders.money.ways.${way}`)}
        </span>
        <span>
          {kind === "refund" && "− "}
          <Money amount={amount} />
        </span>
      </Box>
      <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
        <Moment at={at} /> · <Code>{reference}</Code>{" "}
        {by && (
          <>
            · <bdi>{by}</bdi>{" "}
          </>
        )}
        {state && (
          <StateChip
            label={text(`orders.money.states.${state}`)}
            tone={state === "failed" ? "error" : "warning"}
          />
        )}
      </Typography>
      {toSend !== null && maySend && (
        <Box sx={{ marginBlockStart: 1 }}>
          <MarkSent
            amount={amount}
            draft={`refund ${toSend}`}
            send={(body) =>
              call("POST /api/v1/admin/refunds/{id}/sent", { params: { id: toSend }, body })
            }
          />
        </Box>
      )}
    </>
  );
}
