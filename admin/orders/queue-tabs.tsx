import { Box, Chip } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ORDER_QUEUES } from "#contract/orders/order-queue.ts";
import { call } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { useList } from "../shell/lists/use-list.ts";

/** The order queues with counts; each has a URL that can be shared. */
export function QueueTabs() {
  const text = useText();
  const { queue: current } = useList().filters;
  const { data: counts } = useQuery({
    queryKey: ["orders", "queues"],
    queryFn: () => call("GET /api/v1/admin/order-queues"),
  });
  return (
    <Box
      component="nav"
      aria-label={text("orders.queues.title")}
      // On a phone one row that scrolls sideways, so that the first order is on the first screen.
      sx={{
        display: "flex",
        flexWrap: { xs: "nowrap", md: "wrap" },
        overflowX: "auto",
        gap: 1,
        marginBlockEnd: 2,
        "& > *": { flexShrink: 0 },
      }}
    >
      <Tab to="/orders?filter=%7B%7D" label={text("orders.queues.all")} isOn={!current} />
      {ORDER_QUEUES.map((queue) => (
        <Tab
          key={queue}
          to={addressOf(queue)}
          label={text(`orders.queues.${queue}`)}
          count={counts?.[queue]}
          isOn={queue === current}
        />
      ))}
    </Box>
  );
}

/** Sorted with the longest waiting first. */
function addressOf(queue: string): string {
  const filter = JSON.stringify({ queue });
  return `/orders?${new URLSearchParams({ filter, sort: "placedAt", order: "ASC" })}`;
}

interface TabProps {
  to: string;
  label: string;
  count?: number | undefined;
  isOn: boolean;
}

function Tab({ to, label, count, isOn }: TabProps) {
  return (
    <Chip
      component={Link}
      to={to}
      clickable
      aria-current={isOn ? "page" : undefined}
      color={isOn ? "primary" : "default"}
      variant={isOn ? "filled" : "outlined"}
      label={count === undefined ? label : `${label} · ${count}`}
    />
  );
}
