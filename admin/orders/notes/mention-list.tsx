import type { Mention } from "#contract/orders/note-endpoints.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Column, FilterInput } from "../../shell/lists/columns.ts";
import { OrderLink } from "../../shell/lists/record-link.tsx";
import { RecordList } from "../../shell/lists/record-list.tsx";
import { Moment, StateChip } from "../../shell/values.tsx";
import { mentionSource } from "./note-source.ts";
import { NotedText } from "./noted-text.tsx";

/** Order notes that mention the user, latest first; opening an order marks them as read. */
export function MentionList() {
  const text = useText();
  const filters: FilterInput[] = [
    {
      source: "state",
      label: text("mentions.state"),
      kind: "choice",
      choices: [{ value: "new", label: text("mentions.onlyNew") }],
    },
  ];
  return (
    <RecordList<Mention>
      columns={useColumns()}
      filters={filters}
      source={mentionSource}
      empty={text("mentions.empty")}
    />
  );
}

function useColumns(): Column<Mention>[] {
  const text = useText();
  return [
    { source: "orderNumber", render: ({ orderNumber }) => <OrderLink number={orderNumber} /> },
    {
      source: "isNew",
      render: ({ isNew }) =>
        isNew ? (
          <StateChip tone="warning" label={text("mentions.new")} />
        ) : (
          <StateChip tone="neutral" label={text("mentions.seen")} />
        ),
    },
    { source: "text", render: (mention) => <NotedText {...mention} /> },
    { source: "by", render: ({ by }) => by && <bdi>{by}</bdi> },
    { source: "at", render: ({ at }) => <Moment at={at} /> },
  ];
}
