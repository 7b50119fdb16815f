import { Box, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { piastresOf } from "../../shell/forms/amount.ts";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import type { Order } from "../order.ts";
import { Row, Rows } from "./amounts.tsx";
import { Goodwill } from "./goodwill.tsx";
import { Movements } from "./movements.tsx";
import { TransferProofs } from "./transfer-proofs.tsx";

/** The payment state of an order. */
export function PaymentPanel({ order: { number, paymentMethod, status } }: { order: Order }) {
  const text = useText();
  const mayRecord = useMay("payment:write");
  const { data } = useQuery({
    queryKey: ["orders", "payment", number],
    queryFn: () => call("GET /api/v1/admin/orders/{number}/payment", { params: { number } }),
  });
  const open = data ? data.due - data.paid : 0;
  return (
    <Panel title={text("orders.page.payment")}>
      <Typography sx={{ fontWeight: 500 }}>{text(`orders.methods.${paymentMethod}`)}</Typography>
      {data && (
        <>
          <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 1 }}>
            {text(`orders.paymentStates.${data.state}`)}
          </Typography>
          <Rows>
            <Row label={text("orders.totals.due")} amount={data.due} />
            <Row label={text("orders.totals.paid")} amount={data.paid} />
            {data.refunded > 0 && (
              <Row label={text("orders.totals.refunded")} amount={data.refunded} />
            )}
          </Rows>
          <Movements movements={data.movements} />
          {mayRecord && (
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockStart: 2 }}>
              {open > 0 && status !== "cancelled" && <RecordPayment number={number} open={open} />}
              {status !== "pending" && status !== "cancelled" && <Goodwill number={number} />}
            </Box>
          )}
          <TransferProofs proofs={data.proofs} />
        </>
      )}
    </Panel>
  );
}

interface RecordPaymentProps {
  number: string;
  /** Piastres still to be paid. */
  open: number;
}

interface Typed {
  kind: "cash" | "transfer";
  amount: string;
  reference: string;
}

function RecordPayment({ number, open }: RecordPaymentProps) {
  const text = useText();
  const kinds = (["transfer", "cash"] as const).map((value) => ({
    value,
    label: text(`orders.actions.kinds.${value}`),
  }));
  const record = async ({ kind, amount, reference }: Typed, idempotencyKey: string) => {
    const piastres = piastresOf(amount);
    if (piastres === undefined) throw ownProblem(text("orders.actions.wrongAmount"), "amount");
    const body = { kind, amount: piastres, reference };
    await call("POST /api/v1/admin/orders/{number}/payments", {
      params: { number },
      body,
      idempotencyKey,
    });
  };
  return (
    <ActionButton<Typed>
      label={text("orders.actions.record")}
      explanation={text("orders.actions.recordText")}
      done={text("orders.actions.recorded")}
      defaultValues={{ kind: "transfer", amount: String(open / 100), reference: "" }}
      draft={`order ${number} payment`}
      send={record}
    >
      <Field name="kind" label={text("orders.actions.kind")} choices={kinds} />
      <Field name="amount" label={text("orders.actions.amount")} inputMode="decimal" />
      <Field
        name="reference"
        label={text("orders.actions.reference")}
        help={text("orders.actions.referenceHelp")}
      />
    </ActionButton>
  );
}
