import { formatNumber } from "#contract/kernel/money.ts";
import type { ImportRecord } from "#contract/spreadsheets/endpoints.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Moment, StateChip } from "../shell/values.tsx";
import { ExportTable } from "./export-table.tsx";
import { importSource, STATE_TONES } from "./import-source.ts";
import { ImportTable } from "./import-table.tsx";

/** Imported files, newest first; exports start here, too. */
export function ImportList() {
  const text = useText();
  return (
    <RecordList<ImportRecord>
      source={importSource}
      columns={useColumns()}
      pathTo={({ id }) => `/spreadsheets/${id}/show`}
      empty={text("spreadsheets.empty")}
      actions={
        <>
          <ExportTable />
          <ImportTable />
        </>
      }
    />
  );
}

function useColumns(): Column<ImportRecord>[] {
  const text = useText();
  const figure = (count: number) => <bdi className="figures">{formatNumber(count, locale)}</bdi>;
  return [
    { source: "fileName", render: ({ fileName, id }) => <bdi>{fileName || `#${id}`}</bdi> },
    {
      source: "state",
      render: ({ state }) => (
        <StateChip label={text(`spreadsheets.states.${state}`)} tone={STATE_TONES[state]} />
      ),
    },
    { source: "kind", render: ({ kind }) => text(`spreadsheets.kinds.${kind}`) },
    { source: "rows", isFigure: true, render: ({ rows }) => figure(rows) },
    { source: "broken", isFigure: true, render: ({ counts }) => figure(counts.broken) },
    { source: "by", render: ({ by }) => <bdi>{by}</bdi> },
    { source: "createdAt", render: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
}
