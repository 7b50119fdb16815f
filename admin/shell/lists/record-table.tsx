import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
} from "@mui/material";
import { useNavigate } from "react-router";
import type { Id } from "../data/source.ts";
import type { Column, RecordsProps } from "./columns.ts";
import { RecordLink } from "./record-link.tsx";
import { SelectAll, SelectBox } from "./select-box.tsx";
import { useHeading } from "./use-heading.ts";
import { useList } from "./use-list.ts";

/** One row per record; the first cell is the link, and clicking anywhere in the row follows it. */
export function RecordTable<R extends { id: Id }>({
  records,
  columns,
  pathTo,
  expand,
  selectName,
}: RecordsProps<R> & { records: readonly R[] }) {
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {selectName && <SelectAll ids={records.map(({ id }) => id)} />}
            {columns.map((column) => (
              <Heading key={column.source} column={column as Column<unknown>} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <WholeRow key={record.id} {...{ record, columns, pathTo, expand, selectName }} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

type WholeRowProps<R> = RecordsProps<R> & { record: R };

/** The row and its expanded part, if there is one. */
function WholeRow<R extends { id: Id }>(props: WholeRowProps<R>) {
  const { record, columns, pathTo, expand, selectName } = props;
  const more = expand?.(record) ?? null;
  return (
    <>
      <Row {...{ record, columns, pathTo, selectName }} hasMore={more !== null} />
      {more !== null && (
        <TableRow>
          <TableCell colSpan={columns.length + (selectName ? 1 : 0)} sx={{ paddingBlockStart: 0 }}>
            {more}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

function Heading({ column: { source, isSortable, isFigure } }: { column: Column<unknown> }) {
  const { sort, setSort } = useList();
  const label = useHeading()(source);
  const isSorted = isSortable === true && sort.field === source;
  const direction = sort.order === "ASC" ? "asc" : "desc";
  const turned = isSorted && sort.order === "DESC" ? "ASC" : "DESC";
  return (
    <TableCell
      sx={{ textAlign: isFigure ? "end" : "start" }}
      sortDirection={isSorted ? direction : false}
    >
      {isSortable ? (
        <TableSortLabel
          active={isSorted}
          direction={isSorted ? direction : "desc"}
          onClick={() => setSort({ field: source, order: turned })}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
}

interface RowProps<R> extends Omit<RecordsProps<R>, "expand"> {
  record: R;
  hasMore: boolean;
}

function Row<R extends { id: Id }>(props: RowProps<R>) {
  const { record, columns, pathTo, hasMore, selectName } = props;
  const navigate = useNavigate();
  const path = pathTo?.(record);
  const cell = hasMore ? { borderBlockEnd: "none" } : {};
  return (
    <TableRow
      hover={path !== undefined}
      onClick={path === undefined ? undefined : () => void navigate(path)}
      sx={{ cursor: path === undefined ? "default" : "pointer", verticalAlign: "top" }}
    >
      {selectName && (
        <TableCell padding="checkbox" sx={cell} onClick={(event) => event.stopPropagation()}>
          <SelectBox id={record.id} name={selectName(record)} />
        </TableCell>
      )}
      {columns.map(({ source, render, isFigure }, index) => (
        <TableCell key={source} sx={{ ...cell, textAlign: isFigure ? "end" : "start" }}>
          {index === 0 && path !== undefined ? (
            <RecordLink to={path}>{render(record)}</RecordLink>
          ) : (
            render(record)
          )}
        </TableCell>
      ))}
    </TableRow>
  );
}
