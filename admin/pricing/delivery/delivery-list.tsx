import { Box } from "@mui/material";
import type { DeliveryRecord } from "#contract/pricing/delivery-staff-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../shell/lists/columns.ts";
import { RecordList } from "../../shell/lists/record-list.tsx";
import { Money, StateChip } from "../../shell/values.tsx";
import { EditDelivery, StopDelivery } from "./delivery-form.tsx";
import { deliverySource } from "./delivery-source.ts";
import { SeveralPlaces } from "./several-places.tsx";

/** Delivery fees and times of all governorates. */
export function DeliveryList() {
  const text = useText();
  return (
    <RecordList<DeliveryRecord>
      source={deliverySource}
      columns={useColumns()}
      empty={text("shell.list.empty")}
      actions={<SeveralPlaces />}
    />
  );
}

function useColumns(): Column<DeliveryRecord>[] {
  const text = useText();
  const amount = (piastres: number | null | undefined, none: string) =>
    piastres === null || piastres === undefined ? none : <Money amount={piastres} />;
  return [
    { source: "name", render: ({ name }) => name[locale] },
    {
      source: "state",
      render: ({ terms }) => (
        <StateChip
          label={text(terms ? "delivery.on" : "delivery.off")}
          tone={terms ? "success" : "neutral"}
        />
      ),
    },
    { source: "fee", render: ({ terms }) => amount(terms?.fee, text("shell.none")) },
    { source: "codFee", render: ({ terms }) => amount(terms?.codFee, text("shell.none")) },
    {
      source: "codLimit",
      render: ({ terms }) => amount(terms?.codLimit, text(terms ? "delivery.any" : "shell.none")),
    },
    {
      source: "freeFrom",
      render: ({ terms }) => amount(terms?.freeFrom, text(terms ? "delivery.never" : "shell.none")),
    },
    {
      source: "days",
      render: ({ terms }) =>
        terms ? <bdi dir="ltr">{`${terms.daysMin}–${terms.daysMax}`}</bdi> : text("shell.none"),
    },
    {
      source: "actions",
      render: (delivery) => (
        <Box sx={{ display: "flex", gap: 1 }}>
          <EditDelivery delivery={delivery} />
          {delivery.terms && <StopDelivery delivery={delivery} />}
        </Box>
      ),
    },
  ];
}
