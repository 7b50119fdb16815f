import { Box, Button, Link as MuiLink, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router";
import { urlOf } from "#api-client/call.ts";
import type { CallResponse } from "#api-client/operations.ts";
import {
  GOVERNORATE_CODES,
  type GovernorateCode,
  GOVERNORATES,
} from "#contract/customers/governorates.ts";
import { ORDER_STATUSES } from "#contract/orders/order-status.ts";
import { PAYMENT_METHODS } from "#contract/orders/payment-method.ts";
import { fetchFile } from "../api/client.ts";
import { useMay } from "../api/session.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { useRefusalNotice } from "../shell/actions/refusal-notice.ts";
import { saveFile } from "../shell/files/save-file.ts";
import type { Column, FilterInput } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { useList } from "../shell/lists/use-list.ts";
import { Code, Moment, Money, Phone } from "../shell/values.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { CalledBack } from "./called-back.tsx";
import { Goods } from "./goods.tsx";
import { MinutesLeft } from "./minutes-left.tsx";
import { orderSource } from "./order-source.ts";
import { StatusChip, statusLabel } from "./order-words.tsx";
import { QueueTabs } from "./queue-tabs.tsx";

type Row = CallResponse<"GET /api/v1/admin/orders">["items"][number] & { id: string };

/** All orders, newest first. */
export function OrderList() {
  const text = useText();
  const mayWrite = useMay("order:write");
  return (
    <RecordList<Row>
      source={orderSource}
      columns={useColumns()}
      sort={{ field: "placedAt", order: "DESC" }}
      pathTo={({ number }) => `/orders/${number}/show`}
      expand={({ number, status, goods }) =>
        status === "cancelled" && goods.length > 0 ? <CalledBack number={number} /> : null
      }
      empty={({ queue, ...others }) => {
        if (Object.keys(others).length > 0) return text("shell.list.noMatch");
        return text(queue ? "orders.queues.empty" : "orders.empty");
      }}
      actions={
        mayWrite && (
          <>
            <SaveTable />
            <NewOrder />
          </>
        )
      }
      views={<QueueTabs />}
      bulk={{ nameOf: ({ number }) => number, bar: <BulkBar /> }}
      filters={useOrderFilters()}
    />
  );
}

/** For customers who order by phone. */
function NewOrder() {
  const text = useText();
  return (
    <Button component={Link} to="/orders/create" variant="contained">
      {text("phoneOrders.open")}
    </Button>
  );
}

function useColumns(): Column<Row>[] {
  const text = useText();
  return [
    { source: "number", render: ({ number }) => <Code>{number}</Code> },
    { source: "status", render: (row) => <Status row={row} /> },
    { source: "name", render: (row) => <Customer row={row} /> },
    { source: "placedAt", isSortable: true, render: ({ placedAt }) => <Moment at={placedAt} /> },
    {
      source: "governorate",
      render: ({ governorate }) =>
        GOVERNORATES[governorate as GovernorateCode]?.[locale] ?? governorate,
    },
    {
      source: "paymentMethod",
      render: ({ paymentMethod }) => text(`orders.methods.${paymentMethod}`),
    },
    {
      source: "total",
      isFigure: true,
      isSortable: true,
      render: ({ total }) => <Money amount={total} />,
    },
  ];
}

function Status({ row: { status, waitingFor, problem, heldUntil } }: { row: Row }) {
  const text = useText();
  return (
    <Box>
      <StatusChip status={status} />
      {waitingFor && (
        <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
          {text(`orders.waitingFor.${waitingFor}`)}
        </Typography>
      )}
      {waitingFor === "confirmation" && heldUntil && (
        <Typography variant="caption" component="div" sx={{ color: "error.main" }}>
          <MinutesLeft until={heldUntil} />
        </Typography>
      )}
      {problem && (
        <Typography variant="caption" component="div" sx={{ color: "error.main" }}>
          {text(`orders.problems.${problem}`)}
        </Typography>
      )}
    </Box>
  );
}

function Customer({ row: { name, phone, goods } }: { row: Row }) {
  const text = useText();
  return (
    <Box>
      <bdi>{name ?? text("orders.page.erasedName")}</bdi>
      {phone && (
        <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
          {goods.length > 0 ? (
            <MuiLink href={`tel:${phone}`}>
              <Phone number={phone} />
            </MuiLink>
          ) : (
            <Phone number={phone} />
          )}
        </Typography>
      )}
      <Goods goods={goods} />
    </Box>
  );
}

/** The filters of the order list. */
function useOrderFilters(): FilterInput[] {
  const text = useText();
  return [
    { source: "q", kind: "search", label: text("orders.search") },
    {
      source: "status",
      kind: "choice",
      label: text("orders.status"),
      choices: ORDER_STATUSES.map((value) => ({ value, label: statusLabel(value) })),
    },
    { source: "from", kind: "date", isExtra: true, label: text("orders.filters.from") },
    { source: "to", kind: "date", isExtra: true, label: text("orders.filters.to") },
    {
      source: "paymentMethod",
      kind: "choice",
      isExtra: true,
      label: text("orders.filters.paymentMethod"),
      choices: PAYMENT_METHODS.map((value) => ({ value, label: text(`orders.methods.${value}`) })),
    },
    {
      source: "governorate",
      kind: "choice",
      isExtra: true,
      label: text("orders.filters.governorate"),
      choices: GOVERNORATE_CODES.map((value) => ({ value, label: GOVERNORATES[value][locale] })),
    },
    { source: "courier", kind: "text", isExtra: true, label: text("orders.filters.courier") },
  ];
}

/** Exports all orders that match the filters, not just the current page. */
function SaveTable() {
  const text = useText();
  const refused = useRefusalNotice();
  const { filters } = useList();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const query = { ...filters, format: "csv" } as const;
      const url = urlOf("GET /api/v1/admin/order-table", { query });
      saveFile("orders.csv", await fetchFile(url));
    } catch (error) {
      refused(error);
    }
    setBusy(false);
  };
  return (
    <Button variant="outlined" disabled={isBusy} onClick={() => void save()}>
      {text("orders.table")}
    </Button>
  );
}
