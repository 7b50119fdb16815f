import { Box, Pagination, type PaginationProps, Typography } from "@mui/material";
import { useText } from "../../i18n/use-text.ts";
import { useList } from "./use-list.ts";

type Kind = Parameters<NonNullable<PaginationProps["getItemAriaLabel"]>>[0];

/** The number of records, and links to other pages. */
export function Pages() {
  const text = useText();
  const { page, pageSize, total, setPage } = useList();
  if (total === 0) return null;
  const count = Math.ceil(total / pageSize);
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 1,
        paddingInline: 2,
        paddingBlock: 1,
      }}
    >
      <Typography variant="caption" sx={{ color: "text.secondary" }}>
        {text("shell.list.total", { count: total })}
      </Typography>
      {count > 1 && (
        <Pagination
          size="small"
          count={count}
          page={page}
          onChange={(_event, next) => setPage(next)}
          aria-label={text("shell.list.pages")}
          getItemAriaLabel={(kind, to) => pageLabel(text, kind, to)}
        />
      )}
    </Box>
  );
}

function pageLabel(
  text: ReturnType<typeof useText>,
  kind: Kind,
  to: number | null | undefined,
): string {
  if (kind === "page") return text("shell.list.toPage", { page: to ?? 0 });
  // The gap between two page numbers leads nowhere.
  if (kind === "start-ellipsis" || kind === "end-ellipsis") return "";
  return text(`shell.list.${kind}`);
}
