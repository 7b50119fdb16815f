import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Pagination,
  Typography,
} from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { CallResponse } from "#api-client/operations.ts";
import { call } from "../api/client.ts";
import { useMay } from "../api/session.ts";
import { useText } from "../i18n/use-text.ts";
import { ErrorAlert } from "../shell/frame/error-alert.tsx";
import { Loading } from "../shell/frame/states.tsx";
import { OrderLink } from "../shell/lists/record-link.tsx";
import { Code, Moment } from "../shell/values.tsx";

interface HistoryProps {
  variantId: number;
  sku: string;
}

/** A variant's stock movements, and the orders that reserve units of it. */
export function HistoryButton({ variantId, sku }: HistoryProps) {
  const text = useText();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text("stock.history.open")}
      </Button>
      {isOpen && (
        <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
          <DialogTitle id={titleId}>{text("stock.history.title", { sku })}</DialogTitle>
          <DialogContent>
            <Holds id={variantId} />
            <Movements id={variantId} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{text("shell.form.close")}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

const line = { borderBlockStart: "1px solid", borderColor: "divider", paddingBlock: 1 };
const list = { listStyle: "none", margin: 0, padding: 0, marginBlockEnd: 2 };

function Holds({ id }: { id: number }) {
  const text = useText();
  const mayOrders = useMay("order:read");
  const { data, error } = useQuery({
    queryKey: ["stock-holds", id],
    queryFn: () => call("GET /api/v1/admin/stock/{id}/holds", { params: { id } }),
  });
  if (error) return <ErrorAlert error={error} />;
  return (
    <>
      <Typography variant="h3" component="h3" sx={{ marginBlockEnd: 0.5 }}>
        {text("stock.history.holds")}
      </Typography>
      {data?.items.length === 0 && (
        <Typography sx={{ color: "text.secondary", marginBlockEnd: 2 }}>
          {text("stock.history.noHolds")}
        </Typography>
      )}
      <Box component="ul" sx={list}>
        {data?.items.map(({ orderNumber, quantity, since }) => (
          <Box component="li" key={orderNumber} sx={line}>
            {mayOrders ? <OrderLink number={orderNumber} /> : <Code>{orderNumber}</Code>} ·{" "}
            {text("stock.units", { count: quantity })} · <Moment at={since} />
          </Box>
        ))}
      </Box>
    </>
  );
}

function Movements({ id }: { id: number }) {
  const text = useText();
  const [page, setPage] = useState(1);
  const { data, error, isPending } = useQuery({
    queryKey: ["stock-movements", id, page],
    queryFn: () =>
      call("GET /api/v1/admin/stock/{id}/movements", { params: { id }, query: { page } }),
  });
  if (error) return <ErrorAlert error={error} />;
  if (isPending) return <Loading />;
  const count = Math.ceil(data.total / data.pageSize);
  return (
    <>
      <Typography variant="h3" component="h3" sx={{ marginBlockEnd: 0.5 }}>
        {text("stock.history.movements")}
      </Typography>
      {data.total === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{text("stock.history.none")}</Typography>
      )}
      <Box component="ol" sx={list}>
        {data.items.map((movement) => (
          <OneMovement key={movement.id} movement={movement} />
        ))}
      </Box>
      {count > 1 && (
        <Pagination
          size="small"
          count={count}
          page={page}
          onChange={(_, next) => setPage(next)}
          aria-label={text("shell.list.pages")}
        />
      )}
    </>
  );
}

type Movement = CallResponse<"GET /api/v1/admin/stock/{id}/movements">["items"][number];

function OneMovement({ movement }: { movement: Movement }) {
  const text = useText();
  const { at, kind, quantity, onHand, originator, reason, note, staffName } = movement;
  const change = quantity > 0 ? `+${quantity}` : String(quantity);
  return (
    <Box component="li" sx={line}>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
        <span>
          {text(`stock.kinds.${kind}`)}
          {reason !== null && ` · ${text(`stock.reasons.${reason}`)}`}
        </span>
        <Code>{change}</Code>
      </Box>
      <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
        <Moment at={at} /> · {text("stock.history.onHand", { count: onHand })} ·{" "}
        <Code>{originator}</Code>
        {staffName !== null && (
          <>
            {" "}
            · <bdi>{staffName}</bdi>
          </>
        )}
      </Typography>
      {note !== "" && (
        <Typography variant="body2">
          <bdi>{note}</bdi>
        </Typography>
      )}
    </Box>
  );
}
