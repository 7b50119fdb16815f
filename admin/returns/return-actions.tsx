import { Box } from "@mui/material";
import type { StaffReturn } from "#contract/returns/staff-endpoints.ts";
import { call } from "../api/client.ts";
import { useMay } from "../api/session.ts";
import type { TextKey } from "../i18n/message-shape.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { MarkSent } from "../shell/actions/mark-sent.tsx";
import { Field } from "../shell/forms/field.tsx";
import { ReceiveButton } from "./receive-button.tsx";

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
        send={(body) =>
          call("POST /api/v1/admin/returns/{number}/payout-sent", {
            params: { number: back.number },
            body,
          })
        }
      />
    ) : null;
  if (!mayDecide) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {back.state === "requested" && <Decision back={back} />}
      {back.state === "approved" && <ReceiveButton back={back} />}
      {back.state === "received" && <Settlement back={back} />}
    </Box>
  );
}

interface Noted {
  note: string;
}

function Decision({ back: { number, resolution } }: { back: StaffReturn }) {
  const params = { number };
  return (
    <>
      <NotedButton
        name="approve"
        number={number}
        send={({ note }) =>
          call("POST /api/v1/admin/returns/{number}/decision", {
            params,
            body: { decision: "approved", note },
          })
        }
      />
      {resolution === "exchange" && (
        <NotedButton
          name="approveAsRefund"
          number={number}
          send={({ note }) =>
            call("POST /api/v1/admin/returns/{number}/decision", {
              params,
              body: { decision: "approved", asRefund: true, note },
            })
          }
          isSecond
        />
      )}
      <NotedButton
        name="refuse"
        number={number}
        send={({ note }) =>
          call("POST /api/v1/admin/returns/{number}/decision", {
            params,
            body: { decision: "refused", note },
          })
        }
        isDangerous
      />
    </>
  );
}

function Settlement({ back: { number, resolution } }: { back: StaffReturn }) {
  const params = { number };
  const isExchange = resolution === "exchange";
  return (
    <>
      {isExchange && (
        <NotedButton
          name="exchange"
          number={number}
          send={(body) => call("POST /api/v1/admin/returns/{number}/exchange", { params, body })}
        />
      )}
      {isExchange && (
        <NotedButton
          name="handOver"
          number={number}
          send={(body) =>
            call("POST /api/v1/admin/returns/{number}/exchange", {
              params,
              body: { ...body, isHandedOver: true },
            })
          }
          isSecond
        />
      )}
      <NotedButton
        name={isExchange ? "refundInstead" : "refund"}
        number={number}
        send={(body) => call("POST /api/v1/admin/returns/{number}/refund", { params, body })}
        isSecond={isExchange}
      />
    </>
  );
}

interface NotedButtonProps {
  name:
    | "approve"
    | "approveAsRefund"
    | "refuse"
    | "refund"
    | "refundInstead"
    | "exchange"
    | "handOver";
  number: string;
  send: (values: Noted) => Promise<unknown>;
  isDangerous?: boolean;
  /** An alternative to what the customer asked for. */
  isSecond?: boolean;
}

/** An action with a note to the customer. */
function NotedButton(props: NotedButtonProps) {
  const { name, number, send, isDangerous = false, isSecond = false } = props;
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
      variant={isDangerous || isSecond ? "outlined" : "contained"}
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
