import { Box, Typography } from "@mui/material";
import { imageUrl } from "#contract/media/image-url.ts";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../shell/frame/panel.tsx";
import { Code, Money } from "../../shell/values.tsx";
import type { Order } from "../order.ts";
import { CancelPieces } from "./cancel-pieces.tsx";
import { openLines } from "./unit-fields.tsx";

type Line = Order["lines"][number];

/**
 * Statuses in which single units can be cancelled: before that, an order is cancelled as a whole.
 */
const SHRINKING = new Set<Order["status"]>(["ordered", "processing"]);

/** The lines as they were ordered. */
export function Lines({ order }: { order: Order }) {
  const text = useText();
  const { lines, status } = order;
  const isOpen = SHRINKING.has(status) && openLines(order).length > 0;
  const mayCancel = useMay("order:write") && isOpen;
  return (
    <Panel title={text("orders.page.lines")} aside={mayCancel && <CancelPieces order={order} />}>
      <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {lines.map((line) => (
          <OneLine key={line.position} line={line} />
        ))}
      </Box>
    </Panel>
  );
}

function OneLine({ line }: { line: Line }) {
  const { picture, name, options, sku, quantity, unitPrice, lineTotal } = line;
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        gap: 1.5,
        paddingBlock: 1.5,
        borderBlockStart: "1px solid",
        borderColor: "divider",
        "&:first-of-type": { borderBlockStart: "none", paddingBlockStart: 0 },
      }}
    >
      {picture && (
        <Box
          component="img"
          src={imageUrl(picture.src, { width: 160 })}
          alt=""
          loading="lazy"
          sx={{ inlineSize: 52, blockSize: 64, objectFit: "cover", borderRadius: 1.5 }}
        />
      )}
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {options}
        </Typography>
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          <Code>{sku}</Code>
        </Typography>
        <Units line={line} />
      </Box>
      <Box sx={{ textAlign: "end", whiteSpace: "nowrap" }}>
        <Typography sx={{ fontWeight: 500 }}>
          <Money amount={lineTotal} />
        </Typography>
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          <bdi>{quantity}</bdi> × <Money amount={unitPrice} />
        </Typography>
      </Box>
    </Box>
  );
}

/** Shown only if the units of a line differ in state. */
function Units({ line: { quantity, shipped, delivered, cancelled } }: { line: Line }) {
  const text = useText();
  const isEven = [0, quantity].includes(shipped) && cancelled === 0;
  if (isEven) return null;
  return (
    <Typography variant="caption" component="div" sx={{ color: "warning.main" }}>
      {text("orders.page.units", { shipped, delivered, cancelled })}
    </Typography>
  );
}
