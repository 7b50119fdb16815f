import { Box } from "@mui/material";
import { formatNumber } from "#contract/kernel/money.ts";
import type { RedirectRecord } from "#contract/redirects/staff-endpoints.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Code, Moment, StateChip } from "../shell/values.tsx";
import { ImportRedirects } from "./import/import-redirects.tsx";
import { AddRedirect, EditRedirect, RemoveRedirect } from "./redirect-form.tsx";
import { redirectSource } from "./redirect-source.ts";

/** Old paths and their targets, with how often each is followed. */
export function RedirectList() {
  const text = useText();
  const sorts = (["from", "newest", "hits"] as const).map((value) => ({
    value,
    label: text(`redirects.sorts.${value}`),
  }));
  const states = (["true", "false"] as const).map((value) => ({
    value,
    label: text(value === "true" ? "redirects.on" : "redirects.off"),
  }));
  return (
    <RecordList<RedirectRecord>
      source={redirectSource}
      columns={useColumns()}
      empty={text("redirects.empty")}
      filterDefaults={{ sort: "from" }}
      filters={[
        { source: "q", kind: "search", label: text("redirects.search") },
        { source: "isActive", kind: "choice", label: text("redirects.state"), choices: states },
        {
          source: "sort",
          kind: "choice",
          label: text("redirects.sort"),
          choices: sorts,
          isRequired: true,
        },
      ]}
      actions={
        <>
          <ImportRedirects />
          <AddRedirect />
        </>
      }
    />
  );
}

function useColumns(): Column<RedirectRecord>[] {
  const text = useText();
  return [
    { source: "from", render: ({ from }) => <Path>{from}</Path> },
    {
      source: "isActive",
      render: ({ isActive }) => (
        <StateChip
          label={text(isActive ? "redirects.on" : "redirects.off")}
          tone={isActive ? "success" : "neutral"}
        />
      ),
    },
    { source: "to", render: ({ to }) => <Path>{to}</Path> },
    { source: "status", render: ({ status }) => <Code>{String(status)}</Code> },
    {
      source: "hits",
      isFigure: true,
      render: ({ hits }) => <bdi className="figures">{formatNumber(hits, locale)}</bdi>,
    },
    {
      source: "lastHitAt",
      render: ({ lastHitAt }) =>
        lastHitAt === null ? text("redirects.never") : <Moment at={lastHitAt} />,
    },
    {
      source: "actions",
      render: (redirect) => (
        <Box sx={{ display: "flex", gap: 1 }}>
          <EditRedirect redirect={redirect} />
          <RemoveRedirect redirect={redirect} />
        </Box>
      ),
    },
  ];
}

function Path({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ overflowWrap: "anywhere" }}>
      <Code>{children}</Code>
    </Box>
  );
}
