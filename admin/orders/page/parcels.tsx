import { Box, Typography } from "@mui/material";
import { formatPrice } from "#contract/kernel/money.ts";
import { FULFILMENT_FAILURES, type FulfilmentFailure } from "#contract/orders/fulfilment.ts";
import type { RefundMethod } from "#contract/orders/refund-method.ts";
import { call } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { Code, Moment, StateChip, type Tone } from "../../shell/values.tsx";
import type { Order } from "../order.ts";
import { CarriageFields } from "./carriage-fields.tsx";
import { RefundToField } from "./refund-to-field.tsx";
import {
  type LineUnits,
  type TypedUnits,
  typedUnits,
  UnitFields,
  unitsOf,
} from "./unit-fields.tsx";

type Parcel = Order["fulfilments"][number];

const TONES: Record<Parcel["state"], Tone> = {
  shipped: "info",
  delivered: "success",
  refused: "warning",
  lost: "error",
};

/** An order's parcels with their contents, and their actions. */
export function Parcels({ order }: { order: Order }) {
  const text = useText();
  const { fulfilments } = order;
  if (fulfilments.length === 0) return null;
  return (
    <Panel title={text("orders.page.parcels")}>
      <Box
        component="ul"
        sx={{ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 2 }}
      >
        {fulfilments.map((parcel) => (
          <li key={parcel.number}>
            <OneParcel order={order} parcel={parcel} />
          </li>
        ))}
      </Box>
    </Panel>
  );
}

interface ParcelProps {
  order: Order;
  parcel: Parcel;
}

function OneParcel({ order, parcel }: ParcelProps) {
  const text = useText();
  const mayWrite = useMay("order:write");
  const { number, state, courier, tracking, shippedAt, deliveredAt, failedAt, collect } = parcel;
  const endedAt = deliveredAt ?? failedAt;
  return (
    <>
      <Typography component="div" sx={{ display: "flex", gap: 1, alignItems: "center" }}>
        {text("orders.page.parcel", { number })}
        <StateChip label={text(`orders.parcelStates.${state}`)} tone={TONES[state]} />
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {courier && (
          <>
            {text("orders.parcel.courier")}: <bdi>{courier}</bdi>
            {" · "}
          </>
        )}
        {tracking && (
          <>
            {text("orders.parcel.tracking")}: <Code>{tracking}</Code>
            {" · "}
          </>
        )}
        <Moment at={shippedAt} />
        {endedAt && (
          <>
            {" – "}
            <Moment at={endedAt} />
          </>
        )}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, fontSize: "0.875rem" }}>
        {linesOf(order, parcel).map(({ position, name, units }) => (
          <li key={position}>
            <bdi>{units}</bdi> × {name}
          </li>
        ))}
      </Box>
      {collect > 0 && (
        <Typography variant="body2">
          {text("orders.page.collect", { amount: formatPrice(collect, locale) })}
        </Typography>
      )}
      {mayWrite && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockStart: 1 }}>
          {state === "shipped" && <Deliver order={order} parcel={parcel} />}
          {state === "shipped" && <Fail order={order} parcel={parcel} />}
          <Correct order={order} parcel={parcel} />
        </Box>
      )}
    </>
  );
}

function linesOf({ lines }: Order, parcel: Parcel): LineUnits[] {
  return parcel.lines.map(({ position, quantity }) => {
    const line = lines.find((one) => one.position === position);
    const name = [line?.name, line?.options].filter(Boolean).join(" ");
    return { position, name, sku: line?.sku ?? "", units: quantity };
  });
}

function Deliver({ order: { number }, parcel }: ParcelProps) {
  const text = useText();
  const params = { number, fulfilment: parcel.number };
  return (
    <ActionButton
      label={text("orders.parcel.deliver")}
      explanation={text("orders.parcel.deliverText", { number: parcel.number })}
      done={text("orders.parcel.delivered")}
      send={(_, idempotencyKey) =>
        call("POST /api/v1/admin/orders/{number}/fulfilments/{fulfilment}/delivery", {
          params,
          body: {},
          idempotencyKey,
        })
      }
      variant="contained"
    />
  );
}

type Failed = TypedUnits & { failure: FulfilmentFailure; refundTo: RefundMethod; note: string };

function Fail({ order, parcel }: ParcelProps) {
  const text = useText();
  const lines = linesOf(order, parcel);
  const params = { number: order.number, fulfilment: parcel.number };
  const choices = FULFILMENT_FAILURES.map((value) => ({
    value,
    label: text(`orders.parcel.failures.${value}`),
  }));
  const send = ({ failure, refundTo, note, ...typed }: Failed, idempotencyKey: string) => {
    const damaged = failure === "refused" ? unitsOf(typed, lines) : [];
    const body = { failure, damaged, refundTo, note };
    return call("POST /api/v1/admin/orders/{number}/fulfilments/{fulfilment}/failure", {
      params,
      body,
      idempotencyKey,
    });
  };
  return (
    <ActionButton<Failed>
      label={text("orders.parcel.fail")}
      explanation={text("orders.parcel.failText")}
      done={text("orders.parcel.failed")}
      defaultValues={{
        failure: "refused",
        ...typedUnits(lines, false),
        refundTo: "original",
        note: "",
      }}
      draft={`order ${order.number} parcel ${parcel.number} failed`}
      send={send}
      isDangerous
    >
      <Field name="failure" label={text("orders.parcel.what")} choices={choices} />
      <Typography variant="body2" sx={{ marginBlock: 1 }}>
        {text("orders.parcel.damaged")}
      </Typography>
      <UnitFields lines={lines} />
      <RefundToField />
      <Field
        name="note"
        rows={2}
        label={text("orders.actions.note")}
        help={text("shell.form.optional")}
      />
    </ActionButton>
  );
}

function Correct({ order: { number }, parcel }: ParcelProps) {
  const text = useText();
  const params = { number, fulfilment: parcel.number };
  return (
    <ActionButton
      label={text("orders.parcel.correct")}
      done={text("orders.parcel.corrected")}
      defaultValues={{ courier: parcel.courier ?? "", tracking: parcel.tracking ?? "" }}
      draft={`order ${number} parcel ${parcel.number} carriage`}
      send={(body) =>
        call("PATCH /api/v1/admin/orders/{number}/fulfilments/{fulfilment}", { params, body })
      }
    >
      <CarriageFields />
    </ActionButton>
  );
}
