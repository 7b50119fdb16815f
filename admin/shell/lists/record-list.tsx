import { Paper } from "@mui/material";
import { type ReactNode } from "react";
import { ListBase, useResourceContext, useTranslate } from "ra-core";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { Pages } from "./pages.tsx";
import { Records } from "./records.tsx";
import { SavedViews } from "./saved-views.tsx";
import { TicksOfOneFilter } from "./ticks-of-one-filter.tsx";
import type { Column, FilterInput } from "./columns.ts";

interface RecordListProps<R> {
  columns: readonly Column<R>[];
  /** As many as the endpoint answers at once. */
  pageSize: number;
  filters?: readonly FilterInput[];
  /** Filters that apply from the start. */
  filterDefaults?: Record<string, string>;
  /** Sorting to begin with, where the endpoint sorts. */
  sort?: { field: string; order: "ASC" | "DESC" };
  /** The screen of a record. */
  pathTo?: (record: R) => string;
  /** Said where there is nothing; may depend on the filters. */
  empty: string | ((filters: Record<string, string>) => string);
  actions?: ReactNode;
  /** Other ways to look at the same records, above the filters. */
  views?: ReactNode;
  /** Stands below a record: what can be done with it, or its whole text. */
  expand?: (record: R) => ReactNode;
  /** Records can be ticked, each by this name, and this is done with those that are. */
  bulk?: { nameOf: (record: R) => string; bar: ReactNode };
}

/** A list of records with its filters and pages: a table on wide screens, cards on narrow ones. */
export function RecordList<R extends { id: string | number }>(props: RecordListProps<R>) {
  const {
    columns,
    pageSize,
    filters = [],
    filterDefaults,
    sort,
    pathTo,
    empty,
    actions,
    views,
    expand,
    bulk,
  } = props;
  return (
    <ListBase
      perPage={pageSize}
      filterDefaultValues={filterDefaults}
      disableSyncWithLocation={false}
      exporter={false}
      {...(sort && { sort })}
    >
      <Title
        actions={
          <>
            {filters.length > 0 && <SavedViews />}
            {actions}
          </>
        }
      />
      {views}
      {filters.length > 0 && <FilterBar filters={filters} />}
      <Paper sx={{ border: "1px solid", borderColor: "divider", overflow: "hidden" }}>
        {bulk && <TicksOfOneFilter />}
        {bulk?.bar}
        <Records {...{ columns, pathTo, empty, expand }} selectName={bulk?.nameOf} />
        <Pages />
      </Paper>
    </ListBase>
  );
}

function Title({ actions }: { actions: ReactNode }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  return <ScreenTitle title={translate(`resources.${resource}.name`)} actions={actions} />;
}
