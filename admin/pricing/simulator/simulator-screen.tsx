import { Box, Button } from "@mui/material";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { GOVERNORATE_CODES, GOVERNORATES } from "#contract/customers/governorates.ts";
import type { Simulation } from "#contract/pricing/promotion-endpoints.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { cairoInstant } from "../../shell/forms/cairo-time.ts";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { ScreenTitle } from "../../shell/frame/screen-title.tsx";
import { usePriceLists } from "../price-lists/list-names.ts";
import { CartLines } from "./cart-lines.tsx";
import { SimulationResult } from "./simulation-result.tsx";
import { type CartLine, queryLines, type SimulatorValues } from "./simulator-values.ts";

const EMPTY: SimulatorValues = {
  lines: [],
  governorate: "EG-C",
  payment: "cod",
  customer: "person",
  priceListId: "",
  coupon: "",
  at: "",
};

/** "What would this cart pay?": calculated as at checkout; nothing is saved. */
export function SimulatorScreen() {
  const text = useText();
  const [search] = useSearchParams();
  const [answer, setAnswer] = useState<{ result: Simulation; lines: CartLine[] }>();
  return (
    <>
      <ScreenTitle title={text("resources.simulator.name")} />
      <Box
        sx={{
          display: "grid",
          alignItems: "start",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
        }}
      >
        <ApiForm<SimulatorValues>
          defaultValues={{ ...EMPTY, coupon: search.get("coupon") ?? "" }}
          send={useSend()}
          onDone={({ lines }, result) => setAnswer({ result: result as Simulation, lines })}
          footer={(isBusy) => (
            <Button
              type="submit"
              variant="contained"
              disabled={isBusy}
              sx={{ marginBlockStart: 2 }}
            >
              {text("simulator.try")}
            </Button>
          )}
        >
          <Fields />
        </ApiForm>
        <output>{answer && <SimulationResult {...answer} />}</output>
      </Box>
    </>
  );
}

function useSend() {
  const text = useText();
  return async ({ lines, at, priceListId, ...query }: SimulatorValues) => {
    const cart = queryLines(lines);
    if ("wrong" in cart) throw ownProblem(text("pricing.wrongNumber"), cart.wrong);
    if (cart.value === "") throw ownProblem(text("pricing.noGoods"));
    const moment = cairoInstant(at);
    if (at !== "" && moment === undefined) throw ownProblem(text("pricing.wrongPeriod"), "at");
    return call("GET /api/v1/admin/cart-simulation", {
      query: {
        ...query,
        lines: cart.value,
        ...(moment !== undefined && { at: moment }),
        ...(priceListId !== "" && { priceListId }),
      },
    });
  };
}

function Fields() {
  const text = useText();
  const lists = usePriceLists().map(({ id, name }) => ({
    value: String(id),
    label: name[locale],
  }));
  const governorates = GOVERNORATE_CODES.map((value) => ({
    value,
    label: GOVERNORATES[value][locale],
  }));
  const payments = (["cod", "other"] as const).map((value) => ({
    value,
    label: text(`simulator.payments.${value}`),
  }));
  const customers = (["person", "company"] as const).map((value) => ({
    value,
    label: text(`simulator.customers.${value}`),
  }));
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Panel title={text("simulator.cart")}>
        <CartLines />
      </Panel>
      <Panel title={text("simulator.circumstances")}>
        <Field name="coupon" label={text("simulator.coupon")} isLatin autoComplete="off" />
        <Field name="governorate" label={text("simulator.governorate")} choices={governorates} />
        <Field name="payment" label={text("simulator.payment")} choices={payments} />
        <Field name="customer" label={text("simulator.customer")} choices={customers} />
        <Field
          name="priceListId"
          label={text("simulator.priceList")}
          choices={[{ value: "", label: text("shell.none") }, ...lists]}
        />
        <Field
          name="at"
          type="datetime-local"
          label={text("simulator.at")}
          help={text("simulator.atHelp")}
        />
      </Panel>
    </Box>
  );
}
