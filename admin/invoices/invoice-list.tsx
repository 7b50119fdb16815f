import { Box, Button } from "@mui/material";
import { urlOf } from "#api-client/call.ts";
import { INVOICE_STATUSES } from "#contract/invoices/document.ts";
import type { InvoiceSummary } from "#contract/invoices/endpoints.ts";
import { dateText } from "#contract/kernel/time/date-text.ts";
import { fetchFile } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { useRefusalNotice } from "../shell/actions/refusal-notice.ts";
import { saveFile } from "../shell/files/save-file.ts";
import type { Column, FilterInput } from "../shell/lists/columns.ts";
import { OrderLink } from "../shell/lists/record-link.tsx";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Code, Money, StateChip } from "../shell/values.tsx";
import { invoiceSource } from "./invoice-source.ts";

/** Invoices with their credit notes, each as a file. */
export function InvoiceList() {
  const text = useText();
  const filters: FilterInput[] = [
    { source: "q", label: text("invoices.search"), kind: "search" },
    {
      source: "status",
      label: text("invoices.state"),
      kind: "choice",
      choices: INVOICE_STATUSES.map((value) => ({
        value,
        label: text(`invoices.states.${value}`),
      })),
    },
  ];
  return (
    <RecordList<InvoiceSummary & { id: string }>
      columns={useColumns()}
      filters={filters}
      source={invoiceSource}
      empty={text("invoices.empty")}
    />
  );
}

function useColumns(): Column<InvoiceSummary>[] {
  const text = useText();
  return [
    { source: "invoiceNumber", render: ({ invoiceNumber }) => <Paper number={invoiceNumber} /> },
    { source: "total", isFigure: true, render: ({ total }) => <Money amount={total} /> },
    { source: "orderNumber", render: ({ orderNumber }) => <OrderLink number={orderNumber} /> },
    { source: "invoiceDate", render: ({ invoiceDate }) => dateText(invoiceDate, locale) },
    {
      source: "invoiceStatus",
      render: ({ invoiceStatus }) => (
        <StateChip
          tone={invoiceStatus === "Paid" ? "success" : "neutral"}
          label={text(`invoices.states.${invoiceStatus}`)}
        />
      ),
    },
    {
      source: "creditNotes",
      render: ({ creditNotes }) =>
        creditNotes.length === 0
          ? null
          : creditNotes.map(({ invoiceNumber, total }) => (
              <Box key={invoiceNumber}>
                <Paper number={invoiceNumber} /> <Money amount={-total} />
              </Box>
            )),
    },
  ];
}

/** A document number that links to its file. */
function Paper({ number }: { number: string }) {
  const text = useText();
  const refused = useRefusalNotice();
  const save = () => {
    const request = { params: { number }, query: { lang: locale } };
    const url = urlOf("GET /api/v1/admin/invoices/{number}/pdf", request);
    fetchFile(url).then((file) => saveFile(`${number}.pdf`, file), refused);
  };
  return (
    <Button
      size="small"
      onClick={save}
      aria-label={text("invoices.pdf", { number })}
      sx={{ paddingInline: 0.5, marginInlineStart: -0.5 }}
    >
      <Code>{number}</Code>
    </Button>
  );
}
