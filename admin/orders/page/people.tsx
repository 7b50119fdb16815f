import { Box, Link, Typography } from "@mui/material";
import { dayText } from "#contract/kernel/time/day-text.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Facts } from "../../shell/frame/facts.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { Code, Phone } from "../../shell/values.tsx";
import type { Order } from "../order.ts";
import { PlaceName } from "../place-name.tsx";
import { CorrectRecipient } from "./correct-recipient.tsx";

export function Customer({ order: { contact, purchaseOrder } }: { order: Order }) {
  const text = useText();
  const { name, phone, phone2, email } = contact;
  const phones = [phone, phone2].filter((one) => one !== null && one !== "");
  return (
    <Panel title={text("orders.page.customer")}>
      <Typography sx={{ fontWeight: 500 }}>
        <bdi>{name}</bdi>
      </Typography>
      {phones.map((one) => (
        <Typography key={one}>
          <Link href={`tel:${one}`}>
            <Phone number={one ?? ""} />
          </Link>
        </Typography>
      ))}
      {email && (
        <Typography>
          <Link href={`mailto:${email}`}>
            <Code>{email}</Code>
          </Link>
        </Typography>
      )}
      {purchaseOrder && (
        <Facts
          facts={[
            { label: text("orders.page.purchaseOrder"), value: <Code>{purchaseOrder}</Code> },
          ]}
        />
      )}
    </Panel>
  );
}

export function Address({ order }: { order: Order }) {
  const text = useText();
  const { address, earliest, latest } = order;
  const { governorateName, city, district, street, building } = address;
  const promised = { earliest: dayText(earliest, locale), latest: dayText(latest, locale) };
  return (
    <Panel title={text("orders.page.address")}>
      <Facts
        facts={[
          {
            label: text("orders.recipient.place"),
            value: <PlaceName parts={[district, city, governorateName]} />,
          },
          { label: text("orders.recipient.fields.compound"), value: address.compound },
          { label: text("orders.recipient.fields.street"), value: <bdi>{street}</bdi> },
          { label: text("orders.recipient.fields.building"), value: <bdi>{building}</bdi> },
          { label: text("orders.recipient.fields.floor"), value: address.floor },
          { label: text("orders.recipient.fields.apartment"), value: address.apartment },
          { label: text("orders.recipient.fields.landmark"), value: address.landmark },
          { label: text("orders.recipient.fields.postalCode"), value: address.postalCode },
          { label: text("orders.recipient.fields.notes"), value: address.notes },
        ]}
      />
      <Typography variant="body2" sx={{ color: "text.secondary", marginBlockStart: 1 }}>
        {text("orders.page.promised", promised)}
      </Typography>
      <Box sx={{ marginBlockStart: 1.5 }}>
        <CorrectRecipient order={order} />
      </Box>
    </Panel>
  );
}
