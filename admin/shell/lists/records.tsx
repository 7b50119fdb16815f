import { Box, Button, Skeleton, Typography, useMediaQuery, type Theme } from "@mui/material";
import { useText } from "../../i18n/use-text.ts";
import { ErrorAlert } from "../../shell/frame/error-alert.tsx";
import type { Id } from "../data/source.ts";
import type { RecordsProps } from "./columns.ts";
import type { Filters } from "./list-state.ts";
import { RecordCards } from "./record-cards.tsx";
import { RecordTable } from "./record-table.tsx";
import { useList } from "./use-list.ts";

type EmptyText = string | ((filters: Filters) => string);

const WAITING_ROWS = [1, 2, 3, 4, 5, 6];

/** The loaded records, or why there are none. */
export function Records<R extends { id: Id }>({
  empty,
  ...props
}: RecordsProps<R> & { empty: EmptyText }) {
  const { records, error } = useList<R>();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  if (error) return <ErrorAlert error={error} />;
  if (!records)
    return (
      <Box sx={{ padding: 2 }}>
        {WAITING_ROWS.map((row) => (
          <Skeleton key={row} height={40} />
        ))}
      </Box>
    );
  if (records.length === 0) return <Empty empty={empty} />;
  return isNarrow ? (
    <RecordCards {...props} records={records} />
  ) : (
    <RecordTable {...props} records={records} />
  );
}

function Empty({ empty }: { empty: EmptyText }) {
  const text = useText();
  const { filters, setFilters } = useList();
  const { q, from, to, ...states } = filters;
  const said = typeof empty === "string" ? empty : empty(states);
  const isSearched = [q, from, to].some((value) => value !== undefined && value !== "");
  return (
    <Box sx={{ paddingBlock: 7, paddingInline: 2, textAlign: "center" }}>
      <Typography sx={{ color: "text.secondary", marginBlockEnd: isSearched ? 2 : 0 }}>
        {isSearched ? text("shell.list.noMatch") : said}
      </Typography>
      {isSearched && (
        <Button variant="outlined" onClick={() => setFilters(states)}>
          {text("shell.list.clear")}
        </Button>
      )}
    </Box>
  );
}
