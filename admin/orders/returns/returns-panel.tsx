import { Box, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../shell/frame/panel.tsx";
import { RecordLink } from "../../shell/lists/record-link.tsx";
import { Code, Moment, StateChip } from "../../shell/values.tsx";
import type { Order } from "../order.ts";
import { OpenReturn } from "./open-return.tsx";

/** The returns of an order, and a button to open one for the customer. */
export function ReturnsPanel({ order: { number, fulfilments } }: { order: Order }) {
  const text = useText();
  const mayOpen = useMay("return:write");
  const isDelivered = fulfilments.some(({ state }) => state === "delivered");
  const { data } = useQuery({
    queryKey: ["order-returns", number],
    queryFn: () => call("GET /api/v1/admin/orders/{number}/return-options", { params: { number } }),
    enabled: isDelivered,
  });
  if (!data) return null;
  const canReturn = mayOpen && data.lines.some(({ open }) => open > 0);
  if (data.returns.length === 0 && !canReturn) return null;
  return (
    <Panel
      title={text("resources.returns.name")}
      aside={canReturn && <OpenReturn number={number} options={data} />}
    >
      {data.returns.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{text("returns.open.none")}</Typography>
      )}
      {data.returns.map((back) => (
        <Box key={back.number} sx={{ marginBlockEnd: 1 }}>
          <Typography component="div" sx={{ display: "flex", gap: 1, alignItems: "center" }}>
            <RecordLink to={`/returns/${back.number}/show`}>
              <Code>{back.number}</Code>
            </RecordLink>
            <StateChip label={text(`returns.states.${back.state}`)} tone="neutral" />
          </Typography>
          <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
            <Moment at={back.requestedAt} />
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}
