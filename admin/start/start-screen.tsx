import { Alert, Box, Button, Paper, Typography } from "@mui/material";
import { useQueries } from "@tanstack/react-query";
import { useTranslate } from "ra-core";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { may, useSession } from "../api/session.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { ScreenTitle } from "../shell/frame/screen-title.tsx";
import { Loading } from "../shell/frame/states.tsx";
import { Opening } from "./opening.tsx";
import { waitingWork } from "./waiting-work.ts";

const Reports = lazy(async () => ({
  default: (await import("./reports/reports.tsx")).Reports,
}));

/** Work waiting for the user, with the lists' own counts, and the reports. */
export function StartScreen() {
  const text = useText();
  const name = useSession(({ staff }) => staff?.name) ?? "";
  const mine = waitingWork.filter(({ permission }) => may(permission));
  const answers = useQueries({
    queries: mine.map(({ key, count }) => ({ queryKey: ["waiting", key], queryFn: count })),
  });
  const isPending = answers.some((answer) => answer.isPending);
  const waiting = mine.flatMap((work, index) => {
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
      {failed.length > 0 && <Uncounted paths={failed.map(({ path }) => path)} onRetry={retry} />}
      {!isPending && failed.length === 0 && waiting.length === 0 && (
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
        {waiting.map(({ key, count, path }) => (
          <li key={key}>
            <WorkLink label={text(`start.${key}`, { count })} path={path} />
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
function Uncounted({ paths, onRetry }: { paths: readonly string[]; onRetry: () => void }) {
  const text = useText();
  const translate = useTranslate();
  const screens = new Set(paths.map((path) => path.slice(1).split("?")[0] ?? ""));
  const lists = [...screens].map((screen) => translate(`resources.${screen}.name`));
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
