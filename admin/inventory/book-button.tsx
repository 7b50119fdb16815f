import { useWatch } from "react-hook-form";
import type { StockBooking } from "#contract/inventory/stock-endpoints.ts";
import { call } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { Field } from "../shell/forms/field.tsx";

const KINDS = [
  "receipt",
  "adjustment",
  "write-off",
] as const satisfies readonly StockBooking["kind"][];

const REASONS = [
  "damaged",
  "lost",
  "found",
  "miscounted",
  "display",
  "own-use",
  "other",
] as const satisfies readonly StockBooking["reason"][];

interface Booking {
  kind: (typeof KINDS)[number];
  reason: (typeof REASONS)[number];
  note: string;
  lines: { quantity: string }[];
}

const EMPTY: Booking = { kind: "receipt", reason: "other", note: "", lines: [{ quantity: "" }] };

/** Books a receipt, correction or write-off of a variant's stock. */
export function BookButton({ variantId, sku }: { variantId: number; sku: string }) {
  const text = useText();
  return (
    <ActionButton<Booking>
      opener={text("stock.book.open")}
      label={text("stock.book.save")}
      title={text("stock.book.title", { sku })}
      defaultValues={EMPTY}
      send={({ kind, reason, note, lines }, idempotencyKey) => {
        const all = lines.map(({ quantity }) => ({ variantId, quantity }));
        const body =
          kind === "receipt" ? { kind, note, lines: all } : { kind, reason, note, lines: all };
        return call("POST /api/v1/admin/stock-bookings", { body, idempotencyKey });
      }}
      done={text("stock.book.done", { sku })}
      draft={`booking-${variantId}`}
    >
      <Fields />
    </ActionButton>
  );
}

function Fields() {
  const text = useText();
  const kind = useWatch<Booking, "kind">({ name: "kind" });
  const kinds = KINDS.map((value) => ({ value, label: text(`stock.kinds.${value}`) }));
  const reasons = REASONS.map((value) => ({ value, label: text(`stock.reasons.${value}`) }));
  return (
    <>
      <Field name="kind" label={text("stock.book.kind")} choices={kinds} />
      <Field
        name="lines.0.quantity"
        label={text("stock.book.quantity")}
        help={text(`stock.book.quantityHelp.${kind}`)}
        inputMode="text"
        autoComplete="off"
        isFirst
      />
      {kind !== "receipt" && (
        <Field name="reason" label={text("stock.book.reason")} choices={reasons} />
      )}
      <Field
        name="note"
        label={text("stock.book.note")}
        help={text(kind === "receipt" ? "stock.book.receiptNote" : "stock.book.otherNote")}
      />
    </>
  );
}
