import { Paper } from "@mui/material";
import { type ReactNode } from "react";
import { ListBase, useResourceContext } from "ra-core";
import type { TextKey } from "../../i18n/message-shape.ts";
import { useText } from "../../i18n/use-text.ts";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { Pages } from "./pages.tsx";
import { Records } from "./records.tsx";
import { SavedViews } from "./saved-views.tsx";
import { TicksOfOneFilter } from "./ticks-of-one-filter.tsx";
import type { Column, FilterInput } from "./columns.ts";

interface RecordListProps<R> {
  columns: readonly Column<R>[];
  /** Page size of the endpoint. */
  pageSize: number;
  filters?: readonly FilterInput[];
  /** Filters that apply from the start. */
  filterDefaults?: Record<string, string>;
  /** Initial sorting, if the endpoint supports it. */
  sort?: { field: string; order: "ASC" | "DESC" };
  /** Path of a record's screen. */
  pathTo?: (record: R) => string;
  /** Shown for an empty list; may depend on the filters. */
  empty: string | ((filters: Record<string, string>) => string);
  actions?: ReactNode;
  /** Other views of the same records, above the filters. */
  views?: ReactNode;
  /** Rendered below a record: its actions, or its full text. */
  expand?: (record: R) => ReactNode;
  /** Makes records selectable, with a name for each and a bar of bulk actions. */
  bulk?: { nameOf: (record: R) => string; bar: ReactNode };
}

/** A list of records with filters and pagination: a table on wide screens, cards on narrow ones. */
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
  const text = useText();
  const resource = useResourceContext();
  return <ScreenTitle title={text(`resources.${resource}.name` as TextKey)} actions={actions} />;
}
