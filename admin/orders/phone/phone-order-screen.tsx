import { Box } from "@mui/material";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import type { CallResponse } from "#api-client/operations.ts";
import type { GovernorateCode } from "#contract/customers/governorates.ts";
import { normaliseDigits } from "#contract/kernel/digits.ts";
import { parseMobile } from "#contract/kernel/phone.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { useText } from "../../i18n/use-text.ts";
import { notify } from "../../shell/actions/notices.ts";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { SaveBar } from "../../shell/forms/save-bar.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { ScreenTitle } from "../../shell/frame/screen-title.tsx";
import { usePaused } from "../../shell/use-paused.ts";
import { AddressFields } from "../address-fields.tsx";
import { CallerPanel } from "./caller-panel.tsx";
import { GoodsPanel } from "./goods-panel.tsx";
import { accountFor, type ChosenLine, NEW_ORDER, type TypedOrder } from "./phone-order.ts";
import { TotalPanel } from "./total-panel.tsx";

/** Debounce in milliseconds before a coupon is checked. */
const TYPING_MS = 500;

/** Lets staff enter an order for a caller. */
export function PhoneOrderScreen() {
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const placed = useRef("");
  const place = async (typed: TypedOrder, idempotencyKey: string) => {
    const { goods: _, account: __, isTheirs, coupon, ...order } = typed;
    const choice = choiceOf(typed);
    const account = isTheirs ? accountFor(typed) : null;
    // The quote the caller was given.
    const quote = queries.getQueryData<Quote>(keyOf(choice));
    if (!quote) throw ownProblem(text("phoneOrders.noQuote"));
    const address = { ...order.address, governorate: choice.governorate };
    const expectedTotal = quote.totals.total;
    const body = {
      ...order,
      address,
      lines: choice.lines,
      expectedTotal,
      ...(coupon.trim() !== "" && { coupon }),
      ...(account && { customerId: account.id }),
    };
    const { number } = await call("POST /api/v1/admin/phone-orders", { body, idempotencyKey });
    placed.current = number;
  };
  return (
    <>
      <ScreenTitle title={text("phoneOrders.title")} />
      <ApiForm<TypedOrder>
        defaultValues={NEW_ORDER}
        draft="phone order"
        send={place}
        onDone={() => {
          notify(text("phoneOrders.placed", { number: placed.current }), "success");
          void navigate(`/orders/${placed.current}/show`);
        }}
        footer={(isBusy) => <SaveBar isBusy={isBusy} label={text("phoneOrders.place")} />}
      >
        <Panels />
      </ApiForm>
    </>
  );
}

function Panels() {
  const text = useText();
  const [goods, governorate, paymentMethod, coupon, phone] = useWatch<
    TypedOrder,
    ["goods", "address.governorate", "paymentMethod", "coupon", "contact.phone"]
  >({ name: ["goods", "address.governorate", "paymentMethod", "coupon", "contact.phone"] });
  const choice = choiceOf({
    goods,
    address: { governorate },
    paymentMethod,
    coupon: usePaused(coupon, TYPING_MS),
    contact: { phone },
  });
  const quote = useQuery({
    queryKey: keyOf(choice),
    queryFn: () => call("POST /api/v1/admin/phone-orders/quote", { body: choice }),
    enabled: choice.lines.length > 0 && governorate !== "",
    retry: false,
  });
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 3fr)" },
        alignItems: "start",
      }}
    >
      <Box sx={{ display: "grid", gap: 2 }}>
        <CallerPanel />
        <GoodsPanel />
        <Panel title={text("orders.page.address")}>
          <AddressFields />
        </Panel>
      </Box>
      <TotalPanel quote={quote} />
    </Box>
  );
}

type Quote = CallResponse<"POST /api/v1/admin/phone-orders/quote">;
type Choice = ReturnType<typeof choiceOf>;

interface Chosen extends Pick<TypedOrder, "goods" | "paymentMethod" | "coupon"> {
  address: Pick<TypedOrder["address"], "governorate">;
  contact: Pick<TypedOrder["contact"], "phone">;
}

/** The request for a quote. */
function choiceOf({ goods, address, paymentMethod, coupon, contact }: Chosen) {
  const governorate = address.governorate as GovernorateCode;
  const phone = parseMobile(contact.phone);
  return {
    lines: linesOf(goods),
    governorate,
    paymentMethod,
    ...(coupon.trim() !== "" && { coupon: coupon.trim() }),
    ...(phone !== undefined && { phone }),
  };
}

function keyOf(choice: Choice) {
  return ["phone-orders", "quote", choice];
}

/** Lines without a valid quantity are left out, and the quote is fetched again. */
function linesOf(goods: readonly ChosenLine[]): { variantId: number; quantity: number }[] {
  return goods.flatMap(({ variantId, quantity: typed }) => {
    const quantity = Number(normaliseDigits(typed).trim());
    return Number.isInteger(quantity) && quantity > 0 ? [{ variantId, quantity }] : [];
  });
}
