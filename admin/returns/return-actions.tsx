import { Box } from "@mui/material";
import type { StaffReturn } from "#contract/returns/staff-endpoints.ts";
import { useMay } from "../api/session.ts";
import type { TextKey } from "../i18n/message-shape.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { MarkSent } from "../shell/actions/mark-sent.tsx";
import { Field } from "../shell/forms/field.tsx";
import { ReceiveButton } from "./receive-button.tsx";
import { returnCall } from "./return-source.ts";

/** The actions that a return's state allows. */
export function ReturnActions({ back }: { back: StaffReturn }) {
  const mayDecide = useMay("return:write");
  const mayPay = useMay("payment:write");
  const payout = back.parts.find(({ kind }) => kind === "payout");
  if (back.state === "refunded")
    return mayPay && payout && !back.payoutSent ? (
      <MarkSent
        amount={payout.amount}
        draft={`payout ${back.number}`}
        send={(body) => returnCall("markPayoutSent", { params: { number: back.number }, body })}
      />
    ) : null;
  if (!mayDecide) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {back.state === "requested" && <Decision number={back.number} />}
      {back.state === "approved" && <ReceiveButton back={back} />}
      {back.state === "received" && <Settlement back={back} />}
    </Box>
  );
}

interface Noted {
  note: string;
}

function Decision({ number }: { number: string }) {
  const params = { number };
  return (
    <>
      <NotedButton
        name="approve"
        number={number}
        send={({ note }) =>
          returnCall("decideReturn", { params, body: { decision: "approved", note } })
        }
      />
      <NotedButton
        name="refuse"
        number={number}
        send={({ note }) =>
          returnCall("decideReturn", { params, body: { decision: "refused", note } })
        }
        isDangerous
      />
    </>
  );
}

function Settlement({ back: { number, resolution } }: { back: StaffReturn }) {
  const params = { number };
  return resolution === "exchange" ? (
    <NotedButton
      name="exchange"
      number={number}
      send={(body) => returnCall("exchangeReturn", { params, body })}
    />
  ) : (
    <NotedButton
      name="refund"
      number={number}
      send={(body) => returnCall("refundReturn", { params, body })}
    />
  );
}

interface NotedButtonProps {
  name: "approve" | "refuse" | "refund" | "exchange";
  number: string;
  send: (values: Noted) => Promise<unknown>;
  isDangerous?: boolean;
}

/** An action with a note to the customer. */
function NotedButton({ name, number, send, isDangerous = false }: NotedButtonProps) {
  const text = useText();
  const say = (what: "label" | "text" | "done") =>
    text(`returns.actions.${name}.${what}` as TextKey);
  return (
    <ActionButton<Noted>
      label={say("label")}
      explanation={say("text")}
      done={say("done")}
      defaultValues={{ note: "" }}
      draft={`return ${number} ${name}`}
      send={send}
      isDangerous={isDangerous}
      variant={isDangerous ? "outlined" : "contained"}
    >
      <Field
        name="note"
        rows={3}
        label={text("orders.actions.note")}
        help={text("shell.form.optional")}
      />
    </ActionButton>
  );
}
