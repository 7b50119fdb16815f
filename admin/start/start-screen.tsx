import { Alert, Box, Button, Paper, Typography } from "@mui/material";
import { useQueries } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { may, useSession } from "../api/session.ts";
import { locale } from "../i18n/locale.ts";
import type { ResourceName } from "../i18n/message-shape.ts";
import { useText } from "../i18n/use-text.ts";
import { ScreenTitle } from "../shell/frame/screen-title.tsx";
import { Loading } from "../shell/frame/states.tsx";
import { Opening } from "./opening.tsx";
import { pathOf, type Work } from "./work.ts";

const Reports = lazy(async () => ({
  default: (await import("./reports/reports.tsx")).Reports,
}));

const FIRST_PAGE = { page: 1, sort: { field: "id", order: "DESC" } } as const;

/** Work waiting for the user, with the lists' own counts, and the reports. */
export function StartScreen({ waiting }: { waiting: readonly Work[] }) {
  const text = useText();
  const name = useSession(({ staff }) => staff?.name) ?? "";
  const mine = waiting.filter(({ permission }) => may(permission));
  const answers = useQueries({
    queries: mine.map(({ key, source, filter }) => ({
      queryKey: ["waiting", key],
      queryFn: async () => (await source.list({ ...FIRST_PAGE, filter: filter as never })).total,
    })),
  });
  const isPending = answers.some((answer) => answer.isPending);
  const counted = mine.flatMap((work, index) => {
    const count = answers[index]?.data ?? 0;
    return count > 0 ? [{ ...work, count }] : [];
  });
  const failed = mine.filter((_, index) => answers[index]?.isError);
  const retry = () => {
    for (const answer of answers) if (answer.isError) void answer.refetch();
  };
  return (
    <>
      <ScreenTitle title={text("start.hello", { name })} />
      {may("settings:write") && <Opening />}
      <Typography variant="h2" sx={{ marginBlockEnd: 1.5 }}>
        {text("start.waits")}
      </Typography>
      {isPending && <Loading />}
      {failed.length > 0 && (
        <Uncounted resources={failed.map(({ source }) => source.name)} onRetry={retry} />
      )}
      {!isPending && failed.length === 0 && counted.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{text("start.nothing")}</Typography>
      )}
      <Box
        component="ul"
        sx={{
          listStyle: "none",
          margin: 0,
          padding: 0,
          display: "grid",
          gap: 1.5,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
        }}
      >
        {counted.map(({ key, count, ...work }) => (
          <li key={key}>
            <WorkLink label={text(`start.${key}`, { count })} path={pathOf(work)} />
          </li>
        ))}
      </Box>
      {(may("order:read") || may("product:write")) && (
        <Suspense fallback={<Loading />}>
          <Reports />
        </Suspense>
      )}
    </>
  );
}

/** Lists that could not be counted. */
function Uncounted({ resources, onRetry }: { resources: ResourceName[]; onRetry: () => void }) {
  const text = useText();
  const lists = [...new Set(resources)].map((one) => text(`resources.${one}.name`));
  const names = new Intl.ListFormat(locale, { type: "conjunction" }).format(lists);
  return (
    <Alert
      severity="error"
      sx={{ marginBlockEnd: 2 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {text("start.retry")}
        </Button>
      }
    >
      {text("start.uncounted", { lists: names })}
    </Alert>
  );
}

function WorkLink({ label, path }: { label: string; path: string }) {
  const content = (
    <Paper
      sx={{
        padding: 2,
        border: "1px solid",
        borderColor: "divider",
        "a:hover > &": { borderColor: "secondary.main" },
      }}
    >
      <Typography sx={{ fontFamily: "h2.fontFamily", fontWeight: 500 }}>{label}</Typography>
    </Paper>
  );
  return (
    <Box
      component={Link}
      to={path}
      sx={{ display: "block", color: "inherit", textDecoration: "none", borderRadius: 3.5 }}
    >
      {content}
    </Box>
  );
}
