import { Box, Typography } from "@mui/material";
import { type GovernorateCode, GOVERNORATES } from "#contract/customers/governorates.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import type { CorrectedField } from "#contract/orders/recipient-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../shell/frame/panel.tsx";
import { Moment, Phone } from "../../shell/values.tsx";
import { statusLabel } from "../order-words.tsx";
import type { Order } from "../order.ts";

type Entry = Order["timeline"][number];

/** What happened and who did it, latest first. */
export function History({ order }: { order: Order }) {
  const text = useText();
  return (
    <Panel title={text("orders.page.history")}>
      <Box component="ol" reversed sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {order.timeline.toReversed().map((entry, index) => (
          <Box
            component="li"
            key={`${entry.at} ${entry.status} ${entry.waitingFor} ${entry.parcel} ${entry.credit}`}
            sx={{
              position: "relative",
              paddingInlineStart: 2.5,
              paddingBlockEnd: 1.5,
              "&::before": {
                content: '""',
                position: "absolute",
                insetInlineStart: 0,
                insetBlockStart: 8,
                inlineSize: 9,
                blockSize: 9,
                borderRadius: "50%",
                backgroundColor: index === 0 ? "secondary.main" : "divider",
              },
            }}
          >
            <WhatHappened order={order} entry={entry} isLatest={index === 0} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

interface WhatHappenedProps {
  order: Order;
  entry: Entry;
  isLatest: boolean;
}

function WhatHappened({ order, entry, isLatest }: WhatHappenedProps) {
  const text = useText();
  const { at, actor, by, note } = entry;
  return (
    <>
      <Typography sx={{ fontWeight: isLatest ? 500 : 400 }}>{useWords(order, entry)}</Typography>
      <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
        <Moment at={at} /> · <bdi>{by ?? text(`orders.actors.${actor}`)}</bdi>
      </Typography>
      {note && (
        <Typography variant="body2" dir="auto">
          {note}
        </Typography>
      )}
      {entry.correction && <Corrected fields={entry.correction} />}
    </>
  );
}

/** The old and new value of each field. */
function Corrected({ fields }: { fields: NonNullable<Entry["correction"]> }) {
  const text = useText();
  const said = (field: CorrectedField["field"], value: string) => {
    if (value === "") return text("orders.recipient.nothing");
    if (field === "phone" || field === "phone2") return <Phone number={value} />;
    return field === "governorate" ? GOVERNORATES[value as GovernorateCode][locale] : value;
  };
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, fontSize: "0.875rem" }}>
      {fields.map(({ field, before, after }) => (
        <li key={field}>
          {text(`orders.recipient.fields.${field}`)}: <s dir="auto">{said(field, before)}</s>{" "}
          <bdi>{said(field, after)}</bdi>
        </li>
      ))}
    </Box>
  );
}

function useWords({ credits }: Order, entry: Entry): string {
  const text = useText();
  const { status, waitingFor, parcel, credit } = entry;
  const credited = credits.find(({ number }) => number === credit);
  if (credited) {
    const amount = formatPrice(credited.amount, locale);
    return `${text(`orders.creditKinds.${credited.kind}`)}: ${amount}`;
  }
  if (entry.correction) return text("orders.recipient.corrected");
  if (waitingFor) return text(`orders.waitingFor.${waitingFor}`);
  const words = statusLabel(status);
  return parcel === null ? words : `${words} · ${text("orders.page.parcel", { number: parcel })}`;
}
