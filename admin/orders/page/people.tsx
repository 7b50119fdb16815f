import { Link, Typography } from "@mui/material";
import { dayText } from "#contract/kernel/day-text.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Facts } from "../../shell/frame/facts.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { Code } from "../../shell/values.tsx";
import type { Order } from "./order-screen.tsx";

export function Customer({ order: { contact, purchaseOrder } }: { order: Order }) {
  const text = useText();
  const { name, phone, phone2, email } = contact;
  return (
    <Panel title={text("orders.page.customer")}>
      <Typography sx={{ fontWeight: 500 }}>
        <bdi>{name || text("orders.page.erased")}</bdi>
      </Typography>
      {[phone, phone2]
        .filter((one) => one !== null && one !== "")
        .map((one) => (
          <Typography key={one}>
            <Link href={`tel:${one}`}>
              <Code>{one ?? ""}</Code>
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

export function Address({ order: { address, earliest, latest } }: { order: Order }) {
  const text = useText();
  const { governorateName, city, district, street, building, floor, apartment } = address;
  const lines = [
    [street, building, floor, apartment],
    [address.compound, district, city, governorateName],
    [address.landmark],
    [address.notes],
  ].map((parts) => parts.filter(Boolean).join(text("orders.page.comma")));
  const promised = { earliest: dayText(earliest, locale), latest: dayText(latest, locale) };
  return (
    <Panel title={text("orders.page.address")}>
      {lines.filter(Boolean).map((line) => (
        <Typography key={line}>
          <bdi>{line}</bdi>
        </Typography>
      ))}
      <Typography variant="body2" sx={{ color: "text.secondary", marginBlockStart: 1 }}>
        {text("orders.page.promised", promised)}
      </Typography>
    </Panel>
  );
}
