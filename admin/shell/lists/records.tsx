import { Alert, Box, Button, Skeleton, Typography, useMediaQuery, type Theme } from "@mui/material";
import type { ReactNode } from "react";
import { useListContext, useTranslate } from "ra-core";
import { useText } from "../../i18n/use-text.ts";
import { RecordCards } from "./record-cards.tsx";
import { RecordTable } from "./record-table.tsx";
import type { Column } from "./columns.ts";

export interface RecordsProps<R> {
  columns: readonly Column<R>[];
  pathTo?: ((record: R) => string) | undefined;
  expand?: ((record: R) => ReactNode) | undefined;
}

const WAITING_ROWS = [1, 2, 3, 4, 5, 6];

/** The records that were asked for, or why there are none. */
export function Records<R extends { id: string | number }>({
  empty,
  ...props
}: RecordsProps<R> & { empty: string }) {
  const translate = useTranslate();
  const { data, isPending, error, total } = useListContext();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));
  if (error) return <Alert severity="error">{translate((error as Error).message)}</Alert>;
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

function Empty({ empty }: { empty: string }) {
  const text = useText();
  const { filterValues, setFilters } = useListContext();
  const { q, from, to, ...states } = filterValues as Record<string, string>;
  const isSearched = [q, from, to].some((value) => value !== undefined && value !== "");
  return (
    <Box sx={{ paddingBlock: 7, paddingInline: 2, textAlign: "center" }}>
      <Typography sx={{ color: "text.secondary", marginBlockEnd: isSearched ? 2 : 0 }}>
        {isSearched ? text("shell.list.noMatch") : empty}
      </Typography>
      {isSearched && (
        <Button variant="outlined" onClick={() => setFilters(states)}>
          {text("shell.list.clear")}
        </Button>
      )}
    </Box>
  );
}
