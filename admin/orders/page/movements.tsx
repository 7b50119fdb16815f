import { Box, Typography } from "@mui/material";
import { formatPrice } from "#contract/kernel/money.ts";
import type { CallResponse } from "../../api/call-table.ts";
import { useMay } from "../../api/session.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { Code, Moment, Money, StateChip } from "../../shell/values.tsx";
import { orderCall } from "../order-source.ts";

type Movement = CallResponse<"getStaffPayment">["movements"][number];

/** What came in for an order and what went back, oldest first. */
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
        <Moment at={at} /> · <Code>{reference}</Code> {by && <bdi>· {by} </bdi>}
        {state && (
          <StateChip
            label={text(`orders.money.states.${state}`)}
            tone={state === "failed" ? "error" : "warning"}
          />
        )}
      </Typography>
      {toSend !== null && maySend && <MarkSent id={toSend} amount={amount} />}
    </>
  );
}

/** Of what no bank sends: staff have, and say with which reference. */
function MarkSent({ id, amount }: { id: number; amount: number }) {
  const text = useText();
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <ActionButton
        label={text("orders.money.sent")}
        title={text("orders.money.sentTitle", { amount: formatPrice(amount, locale) })}
        explanation={text("orders.money.sentText")}
        done={text("orders.money.sentDone")}
        defaultValues={{ reference: "" }}
        draft={`refund ${id}`}
        send={(body) => orderCall("markRefundSent", { params: { id }, body })}
      >
        <Field
          name="reference"
          label={text("orders.actions.reference")}
          help={text("orders.money.sentReference")}
          autoComplete="off"
          isFirst
        />
      </ActionButton>
    </Box>
  );
}
