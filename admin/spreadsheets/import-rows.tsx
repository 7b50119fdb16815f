import { Box, MenuItem, Pagination, TextField, Typography } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ImportRecord,
  type ImportRow,
  ROW_RESULTS,
  type RowResult,
} from "#contract/spreadsheets/endpoints.ts";
import { call } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { ErrorAlert } from "../shell/frame/error-alert.tsx";
import { Panel } from "../shell/frame/panel.tsx";
import { Code, StateChip } from "../shell/values.tsx";
import { RESULT_TONES } from "./import-source.ts";

const ALL = "all";
type Shown = RowResult | typeof ALL;

/** The report: every row with its errors or changes; rows with errors first, if there are any. */
export function ImportRows({ record: { id, state, counts } }: { record: ImportRecord }) {
  const text = useText();
  const [chosen, setChosen] = useState<Shown>();
  const [page, setPage] = useState(1);
  const shown = chosen ?? (counts.broken > 0 ? "broken" : ALL);
  const { data, error } = useQuery({
    queryKey: ["import-rows", id, state, shown, page],
    queryFn: () => {
      const query = { page, ...(shown !== ALL && { result: shown }) };
      return call("GET /api/v1/admin/imports/{id}/rows", { params: { id }, query });
    },
    placeholderData: keepPreviousData,
  });
  const pages = data ? Math.ceil(data.total / data.pageSize) : 0;
  const choose = (value: string) => {
    setChosen(value as Shown);
    setPage(1);
  };
  return (
    <Panel title={text("spreadsheets.report.title")}>
      <TextField
        select
        label={text("spreadsheets.report.show")}
        value={shown}
        onChange={({ target }) => choose(target.value)}
        sx={{ maxInlineSize: 240 }}
      >
        {[ALL, ...ROW_RESULTS].map((value) => (
          <MenuItem key={value} value={value}>
            {value === ALL
              ? text("spreadsheets.report.all")
              : text(`spreadsheets.results.${value as RowResult}`)}
          </MenuItem>
        ))}
      </TextField>
      {error && <ErrorAlert error={error} />}
      {data?.total === 0 && (
        <Typography sx={{ color: "text.secondary", marginBlock: 2 }}>
          {text("shell.list.noMatch")}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {data?.items.map((row) => (
          <OneRow key={row.line} row={row} />
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          size="small"
          count={pages}
          page={page}
          onChange={(_, next) => setPage(next)}
          aria-label={text("shell.list.pages")}
        />
      )}
    </Panel>
  );
}

function OneRow({ row: { line, result, key, faults, changes, isApplied } }: { row: ImportRow }) {
  const text = useText();
  const cell = (value: string) => isolated(value || text("spreadsheets.report.nothing"));
  return (
    <Box
      component="li"
      sx={{ paddingBlock: 1, borderBlockStart: "1px solid", borderColor: "divider" }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
        <StateChip label={text(`spreadsheets.results.${result}`)} tone={RESULT_TONES[result]} />
        {isApplied && <StateChip label={text("spreadsheets.report.isApplied")} tone="success" />}
        <span>{text("spreadsheets.report.line", { line })}</span>
        <Code>{key}</Code>
      </Box>
      {faults.map(({ column, message }) => (
        <Typography key={`${column} ${message}`} variant="body2" sx={{ color: "error.main" }}>
          {column !== null && <bdi>{column}: </bdi>}
          {message}
        </Typography>
      ))}
      {changes.map(({ column, before, after }) => (
        <Typography
          key={column}
          variant="body2"
          sx={{ color: "text.secondary", overflowWrap: "anywhere" }}
        >
          {text("spreadsheets.report.change", {
            column,
            before: cell(before),
            after: cell(after),
          })}
        </Typography>
      ))}
    </Box>
  );
}

/** Isolates a cell's text, so that it keeps its direction within a sentence. */
function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}
