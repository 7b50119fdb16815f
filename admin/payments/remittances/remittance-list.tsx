import type { RemittanceSummary } from "#contract/payments/remittance-endpoints.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../shell/lists/columns.ts";
import { RecordList } from "../../shell/lists/record-list.tsx";
import { Code, Moment, Money } from "../../shell/values.tsx";
import { BookRemittance } from "./book-remittance.tsx";
import { remittanceSource } from "./remittance-source.ts";

/** Cash remitted by couriers, newest list first. */
export function RemittanceList() {
  const text = useText();
  return (
    <RecordList<RemittanceSummary>
      source={remittanceSource}
      columns={useColumns()}
      empty={text("remittances.empty")}
      actions={<BookRemittance />}
    />
  );
}

function useColumns(): Column<RemittanceSummary>[] {
  const text = useText();
  return [
    { source: "reference", render: ({ reference }) => <Code>{reference}</Code> },
    {
      source: "collected",
      isFigure: true,
      render: ({ collected }) => <Money amount={collected} />,
    },
    { source: "courier", render: ({ courier }) => <bdi>{courier}</bdi> },
    { source: "at", render: ({ at }) => <Moment at={at} /> },
    { source: "by", render: ({ by }) => (by ? <bdi>{by}</bdi> : text("shell.none")) },
    { source: "parcels", isFigure: true, render: ({ parcels }) => parcels },
    {
      source: "difference",
      isFigure: true,
      render: ({ expected, collected }) => <Money amount={collected - expected} />,
    },
    { source: "fees", isFigure: true, render: ({ fees }) => <Money amount={fees} /> },
  ];
}
