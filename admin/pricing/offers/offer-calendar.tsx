import { Box, Button, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import { addDays, addMonths } from "#contract/kernel/time/calendar-days.ts";
import { DATE_TAGS } from "#contract/kernel/time/date-tags.ts";
import { dayText } from "#contract/kernel/time/day-text.ts";
import type { OfferRecord } from "#contract/pricing/offer-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ErrorAlert } from "../../shell/frame/error-alert.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { ScreenTitle } from "../../shell/frame/screen-title.tsx";
import { Code, Money } from "../../shell/values.tsx";
import { usePeriodText } from "../period-fields.tsx";
import { isOn, weeksOf } from "./calendar-days.ts";
import { MonthGrid } from "./month-grid.tsx";
import { OfferActions } from "./offer-actions.tsx";
import { offersBetween } from "./offer-source.ts";

const MONTH = new Intl.DateTimeFormat(DATE_TAGS[locale], {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const NOTHING: OfferRecord[] = [];

/** A month of offers: how many are active on each day, and those of the selected day. */
export function OfferCalendar({ actions }: { actions: ReactNode }) {
  const text = useText();
  const [day, setDay] = useState(() => cairoDay());
  const weeks = weeksOf(day);
  const { data: offers = NOTHING, error } = useQuery({
    queryKey: ["offers", "calendar", day.slice(0, 7)],
    queryFn: () => offersBetween(weeks[0]?.[0] ?? day, addDays(weeks.at(-1)?.at(-1) ?? day, 1)),
  });
  return (
    <>
      <ScreenTitle title={text("offers.calendar.title")} actions={actions} />
      <Box sx={{ display: "grid", gap: 2 }}>
        <Panel
          title={MONTH.format(new Date(day))}
          aside={
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
              <Button variant="outlined" onClick={() => setDay(addMonths(day, -1))}>
                {text("offers.calendar.previous")}
              </Button>
              <Button variant="outlined" onClick={() => setDay(cairoDay())}>
                {text("offers.calendar.today")}
              </Button>
              <Button variant="outlined" onClick={() => setDay(addMonths(day, 1))}>
                {text("offers.calendar.next")}
              </Button>
            </Box>
          }
        >
          {error && <ErrorAlert error={error} />}
          <MonthGrid
            day={day}
            onDay={setDay}
            countOf={(one) => offers.filter((offer) => isOn(one, offer)).length}
          />
        </Panel>
        <OfDay day={day} offers={offers.filter((offer) => isOn(day, offer))} />
      </Box>
    </>
  );
}

function OfDay({ day, offers }: { day: string; offers: readonly OfferRecord[] }) {
  const text = useText();
  const periodText = usePeriodText();
  return (
    <Panel title={text("offers.calendar.onDay", { day: dayText(day, locale) })}>
      {offers.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{text("offers.calendar.none")}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {offers.map((offer) => (
          <Box
            component="li"
            key={offer.id}
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              gap: 1.5,
              paddingBlock: 1,
              borderBlockEnd: "1px solid",
              borderColor: "divider",
            }}
          >
            <Box sx={{ flex: 1, minInlineSize: 200 }}>
              <bdi>{offer.name[locale]}</bdi> · <Code>{offer.sku}</Code>
              <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
                {periodText(offer)}
              </Typography>
            </Box>
            <Money amount={offer.piastres} />
            <OfferActions offer={offer} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
