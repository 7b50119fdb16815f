import { Box, Typography } from "@mui/material";
import { formatPrice } from "#contract/kernel/money.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../shell/frame/panel.tsx";
import { Code, Moment, StateChip } from "../../shell/values.tsx";
import { statusLabel } from "../order-words.tsx";
import type { Order } from "../order.ts";

/** What happened, the latest first. */
export function History({ order: { events } }: { order: Order }) {
  const text = useText();
  return (
    <Panel title={text("orders.page.history")}>
      <Box component="ol" reversed sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {events.toReversed().map(({ status, at }, index) => (
          <Box
            component="li"
            key={`${at} ${status}`}
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
            <Typography sx={{ fontWeight: index === 0 ? 500 : 400 }}>
              {statusLabel(status)}
            </Typography>
            <Typography variant="caption" sx={{ color: "text.secondary" }}>
              <Moment at={at} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

export function Parcels({ order: { fulfilments } }: { order: Order }) {
  const text = useText();
  if (fulfilments.length === 0) return null;
  return (
    <Panel title={text("orders.page.parcels")}>
      {fulfilments.map(({ number, state, courier, tracking, shippedAt, collect }) => (
        <Box key={number} sx={{ marginBlockEnd: 1 }}>
          <Typography component="div" sx={{ display: "flex", gap: 1, alignItems: "center" }}>
            {text("orders.page.parcel", { number })}
            <StateChip
              label={text(`orders.parcelStates.${state}`)}
              tone={state === "delivered" ? "success" : "info"}
            />
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {courier && <bdi>{courier} </bdi>}
            {tracking && <Code>{tracking}</Code>} <Moment at={shippedAt} />
          </Typography>
          {collect > 0 && (
            <Typography variant="body2">
              {text("orders.page.collect", { amount: formatPrice(collect, locale) })}
            </Typography>
          )}
        </Box>
      ))}
    </Panel>
  );
}
