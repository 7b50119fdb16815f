import type { CallResponse } from "#api-client/operations.ts";
import { RETURN_STATES } from "#contract/returns/return-types.ts";
import { useText } from "../i18n/use-text.ts";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Code, Moment } from "../shell/values.tsx";
import { returnSource } from "./return-source.ts";
import { ReturnState } from "./return-state.tsx";

type Row = CallResponse<"GET /api/v1/admin/returns">["items"][number] & { id: string };

/** Returns; within a state the oldest first. */
export function ReturnList() {
  const text = useText();
  const choices = RETURN_STATES.map((value) => ({ value, label: text(`returns.states.${value}`) }));
  return (
    <RecordList<Row>
      source={returnSource}
      columns={useColumns()}
      pathTo={({ number }) => `/returns/${number}/show`}
      empty={text("returns.empty")}
      filters={[
        { source: "state", kind: "choice", label: text("returns.state"), choices },
        {
          source: "payout",
          kind: "choice",
          label: text("returns.payoutFilter"),
          choices: [{ value: "waiting", label: text("returns.payoutWaits") }],
        },
      ]}
    />
  );
}

function useColumns(): Column<Row>[] {
  const text = useText();
  return [
    { source: "number", render: ({ number }) => <Code>{number}</Code> },
    { source: "state", render: ({ state }) => <ReturnState state={state} /> },
    { source: "orderNumber", render: ({ orderNumber }) => <Code>{orderNumber}</Code> },
    {
      source: "lines",
      render: ({ lines }) =>
        lines.map(({ name, quantity }) => `${name} ×\u{a0}${quantity}`).join(" · "),
    },
    { source: "resolution", render: ({ resolution }) => text(`returns.resolutions.${resolution}`) },
    { source: "requestedAt", render: ({ requestedAt }) => <Moment at={requestedAt} /> },
  ];
}
