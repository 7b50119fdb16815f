import type { StockCount } from "#contract/inventory/count-endpoints.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column } from "../../shell/lists/columns.ts";
import { RecordList } from "../../shell/lists/record-list.tsx";
import { Moment, StateChip, type Tone } from "../../shell/values.tsx";
import { countSource } from "../stock-source.ts";
import { StartButton } from "./start-button.tsx";

const TONES: Record<StockCount["state"], Tone> = {
  open: "warning",
  closed: "success",
  "given-up": "neutral",
};

/** Stock counts, newest first. */
export function CountList() {
  const text = useText();
  return (
    <RecordList<StockCount>
      source={countSource}
      columns={useColumns()}
      pathTo={({ id }) => `/counts/${id}/show`}
      empty={text("stock.counts.empty")}
      actions={<StartButton />}
    />
  );
}

export function CountState({ state }: { state: StockCount["state"] }) {
  const text = useText();
  return <StateChip label={text(`stock.counts.states.${state}`)} tone={TONES[state]} />;
}

function useColumns(): Column<StockCount>[] {
  const text = useText();
  return [
    { source: "startedAt", render: ({ startedAt }) => <Moment at={startedAt} /> },
    { source: "state", render: ({ state }) => <CountState state={state} /> },
    { source: "note", render: ({ note }) => <bdi>{note}</bdi> },
    {
      source: "counted",
      isFigure: true,
      render: ({ counted, lines }) => text("stock.counts.progress", { counted, lines }),
    },
    {
      source: "differences",
      isFigure: true,
      render: ({ differences }) => <bdi className="figures">{differences}</bdi>,
    },
  ];
}
