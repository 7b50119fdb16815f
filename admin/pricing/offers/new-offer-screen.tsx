import { Box } from "@mui/material";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { useText } from "../../i18n/use-text.ts";
import { useDoneNotice } from "../../shell/actions/done-notice.ts";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { SaveBar } from "../../shell/forms/save-bar.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { ScreenTitle } from "../../shell/frame/screen-title.tsx";
import { LineFields } from "../line-fields.tsx";
import { PeriodFields } from "../period-fields.tsx";
import { type PeriodValues, periodOf } from "../period.ts";
import type { PricedLine } from "../priced-lines.ts";
import { useOfferPrice } from "./offer-actions.tsx";

interface OffersValues extends PeriodValues {
  lines: PricedLine[];
}

/** Reduced prices of some products for one period. */
export function NewOfferScreen() {
  const text = useText();
  const say = useDoneNotice();
  const priceOf = useOfferPrice();
  const send = async ({ lines, ...typed }: OffersValues) => {
    const period = periodOf(typed, text("pricing.wrongPeriod"));
    if (lines.length === 0) throw ownProblem(text("pricing.noGoods"));
    const priced = lines.map(({ variantId, pounds, ordinary }, index) => ({
      variantId,
      piastres: priceOf(pounds, ordinary, `lines.${index}.pounds`),
    }));
    return call("POST /api/v1/admin/offers", { body: { lines: priced, ...period } });
  };
  return (
    <>
      <ScreenTitle title={text("offers.add")} />
      <ApiForm<OffersValues>
        defaultValues={{ from: `${cairoDay()}T00:00`, until: "", lines: [] }}
        draft="offers"
        send={send}
        onDone={({ lines }) =>
          say(text("offers.added", { count: lines.length }), undefined, "/offers")
        }
        footer={(isBusy) => <SaveBar isBusy={isBusy} />}
      >
        <Box sx={{ display: "grid", gap: 2 }}>
          <Panel title={text("offers.time")}>
            <PeriodFields />
          </Panel>
          <Panel title={text("offers.goods")}>
            <LineFields label={text("offers.price")} />
          </Panel>
        </Box>
      </ApiForm>
    </>
  );
}
