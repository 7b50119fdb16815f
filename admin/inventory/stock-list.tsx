import { Box, Typography } from "@mui/material";
import type { StockRow } from "#contract/inventory/stock-endpoints.ts";
import { call } from "../api/client.ts";
import { useMay } from "../api/session.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { Field } from "../shell/forms/field.tsx";
import type { Column } from "../shell/lists/columns.ts";
import { RecordLink } from "../shell/lists/record-link.tsx";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Code, StateChip } from "../shell/values.tsx";
import { BookButton } from "./book-button.tsx";
import { HistoryButton } from "./history-button.tsx";
import { LabelBar } from "./label-bar.tsx";
import { ReceiveButton } from "./receive-button.tsx";
import { stockSource } from "./stock-source.ts";

type Row = StockRow & { id: number };

/** Stock of each variant on sale, lowest first. */
export function StockList() {
  const text = useText();
  return (
    <RecordList<Row>
      source={stockSource}
      columns={useColumns()}
      empty={({ low }) => text(low === "true" ? "stock.emptyLow" : "shell.list.empty")}
      filters={[
        { source: "q", kind: "search", label: text("stock.search") },
        {
          source: "low",
          kind: "choice",
          label: text("stock.low"),
          choices: [{ value: "true", label: text("stock.onlyLow") }],
        },
      ]}
      actions={<ReceiveButton />}
      bulk={{ nameOf: ({ sku }) => sku, bar: <LabelBar /> }}
      expand={(row) => <RowActions row={row} />}
    />
  );
}

function useColumns(): Column<Row>[] {
  const text = useText();
  return [
    { source: "sku", render: (row) => <Name row={row} /> },
    {
      source: "isLow",
      render: ({ isLow }) => (
        <StateChip
          label={text(isLow ? "stock.isLow" : "stock.isEnough")}
          tone={isLow ? "warning" : "success"}
        />
      ),
    },
    { source: "onHand", isFigure: true, render: ({ onHand }) => <Units count={onHand} /> },
    { source: "reserved", isFigure: true, render: ({ reserved }) => <Units count={reserved} /> },
    { source: "available", isFigure: true, render: ({ available }) => <Units count={available} /> },
    {
      source: "reorderPoint",
      isFigure: true,
      render: ({ reorderPoint }) => <Units count={reorderPoint} />,
    },
    { source: "bin", render: ({ bin }) => (bin ? <Code>{bin}</Code> : text("shell.none")) },
  ];
}

function Units({ count }: { count: number }) {
  return <bdi className="figures">{count}</bdi>;
}

function Name({ row: { productId, sku, name } }: { row: Row }) {
  const mayEdit = useMay("product:write");
  const said = <bdi>{name[locale]}</bdi>;
  return (
    <Box>
      <Code>{sku}</Code>
      <Typography variant="body2" component="div">
        {mayEdit ? <RecordLink to={`/products/${productId}/show`}>{said}</RecordLink> : said}
      </Typography>
    </Box>
  );
}

function RowActions({ row }: { row: Row }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockStart: 1 }}>
      <BookButton variantId={row.variantId} sku={row.sku} />
      <ReorderPoint row={row} />
      <Bin row={row} />
      <HistoryButton variantId={row.variantId} sku={row.sku} />
    </Box>
  );
}

function ReorderPoint({ row: { variantId: id, sku, reorderPoint, version } }: { row: Row }) {
  const text = useText();
  return (
    <ActionButton
      opener={text("stock.reorder.open")}
      label={text("stock.reorder.save")}
      title={text("stock.reorder.title", { sku })}
      explanation={text("stock.reorder.text")}
      defaultValues={{ reorderPoint: String(reorderPoint) }}
      send={(values) =>
        call("PUT /api/v1/admin/stock/{id}/reorder-point", {
          params: { id },
          body: { ...values, version },
        })
      }
      undo={(saved) =>
        call("PUT /api/v1/admin/stock/{id}/reorder-point", {
          params: { id },
          body: { reorderPoint, version: saved.version },
        })
      }
      done={text("stock.reorder.done", { sku })}
    >
      <Field
        name="reorderPoint"
        label={text("resources.stock.fields.reorderPoint")}
        inputMode="numeric"
        isFirst
      />
    </ActionButton>
  );
}

function Bin({ row: { variantId: id, sku, bin, version } }: { row: Row }) {
  const text = useText();
  return (
    <ActionButton
      opener={text("stock.bin.open")}
      label={text("stock.bin.save")}
      title={text("stock.bin.title", { sku })}
      explanation={text("stock.bin.text")}
      defaultValues={{ bin }}
      send={(values) =>
        call("PUT /api/v1/admin/stock/{id}/bin", { params: { id }, body: { ...values, version } })
      }
      undo={(saved) =>
        call("PUT /api/v1/admin/stock/{id}/bin", {
          params: { id },
          body: { bin, version: saved.version },
        })
      }
      done={text("stock.bin.done", { sku })}
    >
      <Field name="bin" label={text("resources.stock.fields.bin")} isFirst />
    </ActionButton>
  );
}
