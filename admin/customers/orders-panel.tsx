import { Box, Button, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { CallResponse } from "#api-client/operations.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import { STAFF_STATUS_LABELS } from "#contract/orders/order-status.ts";
import type { CustomerDetail } from "#contract/staff/customer-endpoints.ts";
import { call } from "../api/client.ts";
import { useMay } from "../api/session.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { Answered } from "../shell/data/answered.tsx";
import { Panel } from "../shell/frame/panel.tsx";
import { OrderLink } from "../shell/lists/record-link.tsx";
import { Moment, Money, StateChip } from "../shell/values.tsx";

/** What a customer has ordered: the sum, the latest orders, and the way to all. */
export function OrdersPanel({ customer }: { customer: CustomerDetail }) {
  const text = useText();
  const mayRead = useMay("order:read");
  const { id } = customer;
  const answer = useQuery({
    queryKey: ["customers", id, "orders"],
    queryFn: () => call("GET /api/v1/admin/customers/{id}/orders", { params: { id } }),
    enabled: mayRead,
  });
  if (!mayRead) return null;
  return (
    <Panel title={text("people.customers.orders.title")}>
      <Answered answer={answer}>
        {({ count, total, latest }) => (
          <>
            <Typography sx={{ fontWeight: 500 }}>
              {text("people.customers.orders.sum", { count, total: formatPrice(total, locale) })}
            </Typography>
            <Latest orders={latest} />
            {count > latest.length && <AllOrders customer={customer} />}
          </>
        )}
      </Answered>
    </Panel>
  );
}

function Latest({
  orders,
}: {
  orders: CallResponse<"GET /api/v1/admin/customers/{id}/orders">["latest"];
}) {
  return (
    <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
      {orders.map(({ number, status, placedAt, total }) => (
        <Box
          component="li"
          key={number}
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            columnGap: 1.5,
            paddingBlock: 1,
            borderBlockEnd: "1px solid",
            borderColor: "divider",
          }}
        >
          <OrderLink number={number} />
          <StateChip label={STAFF_STATUS_LABELS[status][locale]} tone="neutral" />
          <Box sx={{ marginInlineStart: "auto" }}>
            <Money amount={total} />
          </Box>
          <Typography
            variant="caption"
            component="div"
            sx={{ inlineSize: "100%", color: "text.secondary" }}
          >
            <Moment at={placedAt} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The list of orders cannot be filtered by account: it is searched by what the account names. */
function AllOrders({ customer: { email, phone, name } }: { customer: CustomerDetail }) {
  const text = useText();
  const search = JSON.stringify({ q: email ?? phone ?? name });
  return (
    <Button
      component={Link}
      to={`/orders?filter=${encodeURIComponent(search)}`}
      variant="outlined"
      sx={{ marginBlockStart: 1.5 }}
    >
      {text("people.customers.orders.all")}
    </Button>
  );
}
