import { Paper } from "@mui/material";
import { type ReactNode } from "react";
import { useText } from "../../i18n/use-text.ts";
import type { Id, ListSource, Sort } from "../data/source.ts";
import { ScreenTitle } from "../frame/screen-title.tsx";
import type { Column, FilterInput } from "./columns.ts";
import { FilterBar } from "./filter-bar.tsx";
import type { Filters } from "./list-state.ts";
import { Pages } from "./pages.tsx";
import { Records } from "./records.tsx";
import { SavedViews } from "./saved-views.tsx";
import { ListContext, useListOf } from "./use-list.ts";

interface RecordListProps<R> {
  source: ListSource<R>;
  columns: readonly Column<R>[];
  filters?: readonly FilterInput[];
  /** Filters that apply from the start. */
  filterDefaults?: Filters;
  /** Initial sorting, if the endpoint supports it. */
  sort?: Sort;
  /** Path of a record's screen. */
  pathTo?: (record: R) => string;
  /** Shown for an empty list; may depend on the filters. */
  empty: string | ((filters: Filters) => string);
  actions?: ReactNode;
  /** Other views of the same records, above the filters. */
  views?: ReactNode;
  /** Rendered below a record: its actions, or its full text. */
  expand?: (record: R) => ReactNode;
  /** Makes records selectable, with a name for each and a bar of bulk actions. */
  bulk?: { nameOf: (record: R) => string; bar: ReactNode };
}

const NO_FILTERS: Filters = {};
const FIRST_ADDED_FIRST: Sort = { field: "id", order: "ASC" };

/** A list of records with filters and pagination: a table on wide screens, cards on narrow ones. */
export function RecordList<R extends { id: Id }>({
  source,
  columns,
  filters,
  filterDefaults = NO_FILTERS,
  sort = FIRST_ADDED_FIRST,
  pathTo,
  empty,
  actions,
  views,
  expand,
  bulk,
}: RecordListProps<R>) {
  const text = useText();
  const list = useListOf(source, { filters: filterDefaults, sort });
  return (
    <ListContext value={list}>
      <ScreenTitle
        title={text(`resources.${source.name}.name`)}
        actions={
          <>
            {filters && <SavedViews />}
            {actions}
          </>
        }
      />
      {views}
      {filters && <FilterBar filters={filters} />}
      <Paper sx={{ border: "1px solid", borderColor: "divider", overflow: "hidden" }}>
        {bulk?.bar}
        <Records {...{ columns, pathTo, empty, expand }} selectName={bulk?.nameOf} />
        <Pages />
      </Paper>
    </ListContext>
  );
}
