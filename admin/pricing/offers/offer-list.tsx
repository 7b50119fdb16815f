import { Box, Button, Typography } from "@mui/material";
import { Link, useSearchParams } from "react-router";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import type { OfferRecord } from "#contract/pricing/offer-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../shell/lists/columns.ts";
import { RecordList } from "../../shell/lists/record-list.tsx";
import { Code, Moment, Money } from "../../shell/values.tsx";
import { PeriodChip } from "../period-fields.tsx";
import { stateOf } from "../period.ts";
import { OfferActions } from "./offer-actions.tsx";
import { OfferCalendar } from "./offer-calendar.tsx";
import { offerSource } from "./offer-source.ts";

/** Offers: as a list by start, or in a calendar. */
export function OfferList() {
  const text = useText();
  const columns = useColumns();
  const [search] = useSearchParams();
  const add = (
    <Button component={Link} to="/offers/create" variant="contained">
      {text("offers.add")}
    </Button>
  );
  if (search.get("view") === "calendar") {
    return (
      <OfferCalendar
        actions={
          <>
            <Button component={Link} to="/offers" variant="outlined">
              {text("offers.list")}
            </Button>
            {add}
          </>
        }
      />
    );
  }
  return (
    <RecordList<OfferRecord>
      source={offerSource}
      columns={columns}
      filterDefaults={{ from: cairoDay() }}
      filters={[{ source: "from", kind: "date", label: text("offers.since") }]}
      empty={text("offers.empty")}
      actions={
        <>
          <Button component={Link} to="/offers?view=calendar" variant="outlined">
            {text("offers.calendar.open")}
          </Button>
          {add}
        </>
      }
    />
  );
}

function useColumns(): Column<OfferRecord>[] {
  const text = useText();
  return [
    { source: "name", render: (offer) => <Goods offer={offer} /> },
    { source: "state", render: (offer) => <PeriodChip state={stateOf(offer)} /> },
    { source: "piastres", isFigure: true, render: ({ piastres }) => <Money amount={piastres} /> },
    {
      source: "ordinary",
      isFigure: true,
      render: ({ ordinary }) =>
        ordinary === null ? text("shell.none") : <Money amount={ordinary} />,
    },
    { source: "from", render: ({ from }) => <Moment at={from} /> },
    {
      source: "until",
      render: ({ until }) => (until === null ? text("pricing.openEnded") : <Moment at={until} />),
    },
    { source: "actions", render: (offer) => <OfferActions offer={offer} /> },
  ];
}

export function Goods({ offer: { name, sku } }: { offer: OfferRecord }) {
  return (
    <Box sx={{ minInlineSize: 0 }}>
      <bdi>{name[locale]}</bdi>
      <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
        <Code>{sku}</Code>
      </Typography>
    </Box>
  );
}
