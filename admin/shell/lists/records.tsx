import { Box, Button, Skeleton, Typography, useMediaQuery, type Theme } from "@mui/material";
import { useListContext } from "ra-core";
import { useText } from "../../i18n/use-text.ts";
import { ErrorAlert } from "../../shell/frame/error-alert.tsx";
import { RecordCards } from "./record-cards.tsx";
import { RecordTable } from "./record-table.tsx";
import type { RecordsProps } from "./columns.ts";
import { useFilters } from "./use-filters.ts";

type EmptyText = string | ((filters: Record<string, string>) => string);

const WAITING_ROWS = [1, 2, 3, 4, 5, 6];

/** The loaded records, or why there are none. */
export function Records<R extends { id: string | number }>({
  empty,
  ...props
}: RecordsProps<R> & { empty: EmptyText }) {
  const { data, isPending, error, total } = useListContext();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  if (error) return <ErrorAlert error={error} />;
  if (isPending)
    return (
      <Box sx={{ padding: 2 }}>
        {WAITING_ROWS.map((row) => (
          <Skeleton key={row} height={40} />
        ))}
      </Box>
    );
  if (total === 0) return <Empty empty={empty} />;
  const records = data as R[];
  return isNarrow ? (
    <RecordCards {...props} records={records} />
  ) : (
    <RecordTable {...props} records={records} />
  );
}

function Empty({ empty }: { empty: EmptyText }) {
  const text = useText();
  const { filterValues, setFilters } = useFilters();
  const { q, from, to, ...states } = filterValues;
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
