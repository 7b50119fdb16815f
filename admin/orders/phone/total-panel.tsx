import { Alert, Typography } from "@mui/material";
import type { UseQueryResult } from "@tanstack/react-query";
import type { CallResponse } from "#api-client/operations.ts";
import { LOCALES } from "#contract/kernel/locale.ts";
import { dayText } from "#contract/kernel/time/day-text.ts";
import { PHONE_METHODS } from "#contract/orders/phone-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useProblemText } from "../../i18n/use-problem-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { Row, Rows } from "../page/amounts.tsx";

/** The payment method and the total, as calculated by the shop. */
export function TotalPanel({
  quote,
}: {
  quote: UseQueryResult<CallResponse<"POST /api/v1/admin/phone-orders/quote"> | undefined>;
}) {
  const text = useText();
  const problemText = useProblemText();
  const { data, error } = quote;
  const methods = PHONE_METHODS.map((value) => ({
    value,
    label: text(value === "cod" ? "orders.methods.cod" : `phoneOrders.methods.${value}`),
  }));
  const locales = LOCALES.map((value) => ({ value, label: text(`shell.locales.${value}`) }));
  return (
    <Panel title={text("orders.page.payment")}>
      <Field name="paymentMethod" label={text("phoneOrders.method")} choices={methods} />
      <Field name="locale" label={text("phoneOrders.language")} choices={locales} />
      <Field
        name="coupon"
        label={text("phoneOrders.coupon")}
        help={text("shell.form.optional")}
        isLatin
      />
      {error && (
        <Alert severity="error" sx={{ marginBlock: 1 }}>
          {problemText(error.message)}
        </Alert>
      )}
      {!error && !data && (
        <Typography sx={{ color: "text.secondary" }}>{text("phoneOrders.noQuote")}</Typography>
      )}
      {!error && data && (
        <>
          <Rows>
            <Row label={text("orders.totals.items")} amount={data.totals.items} />
            {data.adjustments.map(({ kind, label, amount }) => (
              <Row key={`${kind} ${label}`} label={label} amount={amount} isTakenOff />
            ))}
            <Row label={text("orders.totals.delivery")} amount={data.totals.delivery} />
            {data.totals.codFee > 0 && (
              <Row label={text("orders.totals.codFee")} amount={data.totals.codFee} />
            )}
            <Row label={text("orders.totals.total")} amount={data.totals.total} isStrong />
          </Rows>
          {data.coupon && !data.coupon.isApplied && (
            <Alert severity="warning" sx={{ marginBlockStart: 1 }}>
              {text("phoneOrders.couponIdle")}
            </Alert>
          )}
          <Typography variant="body2" sx={{ color: "text.secondary", marginBlockStart: 1 }}>
            {text("orders.page.promised", {
              earliest: dayText(data.earliest, locale),
              latest: dayText(data.latest, locale),
            })}
          </Typography>
        </>
      )}
    </Panel>
  );
}
