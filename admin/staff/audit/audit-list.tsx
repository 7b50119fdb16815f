import { Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import type { CallResponse } from "#api-client/operations.ts";
import { call } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { differencesOf } from "../../shell/forms/compare-facts.ts";
import type { Column } from "../../shell/lists/columns.ts";
import { RecordList } from "../../shell/lists/record-list.tsx";
import { Code, Moment } from "../../shell/values.tsx";
import { auditSource } from "./audit-source.ts";
import { Differences } from "./differences.tsx";
import { isWorthReading } from "./fact-values.ts";
import { Thing } from "./thing.tsx";

type AuditEntry = CallResponse<"GET /api/v1/admin/audit">["items"][number];

/** The audit log: who changed what and when, with the previous values. */
export function AuditList() {
  const text = useText();
  const people = usePeople();
  const actions = useActions();
  return (
    <RecordList<AuditEntry>
      source={auditSource}
      columns={useColumns()}
      empty={text("staff.audit.empty")}
      expand={({ before, after }) => {
        const differences = differencesOf(before, after).filter(isWorthReading);
        return differences.length > 0 ? <Differences differences={differences} /> : null;
      }}
      filters={[
        { source: "staff", kind: "choice", label: text("staff.audit.person"), choices: people },
        { source: "action", kind: "choice", label: text("staff.audit.action"), choices: actions },
        {
          source: "target",
          kind: "text",
          label: text("staff.audit.thing"),
          help: text("staff.audit.thingHelp"),
        },
        { source: "from", kind: "date", label: text("staff.audit.from") },
        { source: "to", kind: "date", label: text("staff.audit.to") },
      ]}
    />
  );
}

/** Without permission to read the team, the log has no filter by name. */
function usePeople(): { value: string; label: string }[] {
  const mayRead = useMay("staff:manage");
  const { data } = useQuery({
    queryKey: ["team", "names"],
    queryFn: () => call("GET /api/v1/admin/staff"),
    enabled: mayRead,
  });
  return (data?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}

/** All audit actions, with names in the reader's language. */
function useActions(): { value: string; label: string }[] {
  const nameOf = useActionName();
  const { data } = useQuery({
    queryKey: ["audit-actions"],
    // The action keys are the same in every language.
    queryFn: async () => {
      const { staff } = await import("../../i18n/messages/en/people/staff.ts");
      return Object.entries(staff.audit.actions).flatMap(([noun, verbs]) =>
        Object.keys(verbs).map((verb) => `${noun}.${verb}`),
      );
    },
    staleTime: Infinity,
  });
  return (data ?? [])
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

/** The name of an action; one without a text is shown by its key. */
function useActionName(): (action: string) => string {
  const text = useText();
  return (action) => {
    const key = `staff.audit.actions.${action}`;
    return text.has(key) ? text(key) : action;
  };
}

function useColumns(): Column<AuditEntry>[] {
  const text = useText();
  const nameOf = useActionName();
  return [
    {
      source: "action",
      render: ({ action }) => nameOf(action),
    },
    {
      source: "staff",
      render: ({ staff }) => <bdi>{staff?.name ?? text("staff.audit.shop")}</bdi>,
    },
    { source: "target", render: (entry) => <Thing entry={entry} /> },
    {
      source: "at",
      render: ({ at, address }) => (
        <>
          <Moment at={at} />
          {address && (
            <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
              <Code>{address}</Code>
            </Typography>
          )}
        </>
      ),
    },
  ];
}
