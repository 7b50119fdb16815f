import { Box, MenuItem, Pagination, TextField, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { StockCountLine } from "#contract/inventory/count-endpoints.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ErrorAlert } from "../../shell/frame/error-alert.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { Code } from "../../shell/values.tsx";

const SHOWN = ["all", "uncounted", "different", "uncertain"] as const;

/** The lines of a count, counted or not. */
export function CountLines({ id }: { id: number }) {
  const text = useText();
  const [show, setShow] = useState<(typeof SHOWN)[number]>("all");
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ["count-lines", id, show, page],
    queryFn: () =>
      call("GET /api/v1/admin/stock-counts/{id}", { params: { id }, query: { show, page } }),
  });
  const pages = data ? Math.ceil(data.total / data.pageSize) : 0;
  const choose = (chosen: string) => {
    setShow(chosen as typeof show);
    setPage(1);
  };
  return (
    <Panel title={text("stock.counts.lines")}>
      <TextField
        select
        label={text("stock.counts.show")}
        value={show}
        onChange={({ target }) => choose(target.value)}
        sx={{ maxInlineSize: 240 }}
      >
        {SHOWN.map((value) => (
          <MenuItem key={value} value={value}>
            {text(`stock.counts.shown.${value}`)}
          </MenuItem>
        ))}
      </TextField>
      {error && <ErrorAlert error={error} />}
      {data?.total === 0 && (
        <Typography sx={{ color: "text.secondary", marginBlock: 2 }}>
          {text("shell.list.noMatch")}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {data?.items.map((line) => (
          <Box component="li" key={line.variantId}>
            <CountLine line={line} />
          </Box>
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

export function CountLine({ line }: { line: StockCountLine }) {
  const text = useText();
  const { sku, name, counted, expected, difference, isUncertain } = line;
  const found =
    counted === null
      ? text("stock.counts.uncounted")
      : text("stock.counts.found", { counted, expected: expected ?? 0 });
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "space-between",
        columnGap: 2,
        paddingBlock: 1,
        borderBlockStart: "1px solid",
        borderColor: "divider",
      }}
    >
      <span>
        <Code>{sku}</Code> · <bdi>{name[locale]}</bdi>
      </span>
      <Box
        component="span"
        sx={{ color: difference || isUncertain ? "warning.main" : "text.secondary" }}
      >
        {found}
        {difference !== null && difference !== 0 && (
          <>
            {" "}
            <Code>{difference > 0 ? `+${difference}` : String(difference)}</Code>
          </>
        )}
      </Box>
      {isUncertain && (
        <Typography variant="body2" sx={{ flexBasis: "100%", color: "warning.main" }}>
          {text("stock.counts.isUncertain")}
        </Typography>
      )}
    </Box>
  );
}
