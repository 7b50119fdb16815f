import { Box, Button, CircularProgress, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../../i18n/use-text.ts";

/** A short message in place of a screen, with a link to continue. */
function State({ title, text, way }: { title: string; text?: string; way: ReactNode }) {
  return (
    <Box sx={{ maxInlineSize: 480, marginInline: "auto", paddingBlock: 8, textAlign: "center" }}>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      {text && <Typography sx={{ marginBlockEnd: 3, color: "text.secondary" }}>{text}</Typography>}
      {way}
    </Box>
  );
}

export function AccessDenied() {
  const text = useText();
  return (
    <State title={text("shell.denied.title")} text={text("shell.denied.text")} way={<HomeLink />} />
  );
}

export function NotFound() {
  const text = useText();
  return (
    <State
      title={text("shell.notFound.title")}
      text={text("shell.notFound.text")}
      way={<HomeLink />}
    />
  );
}

function HomeLink() {
  const text = useText();
  return (
    <Button component={Link} to="/" variant="contained">
      {text("start.title")}
    </Button>
  );
}

/** Shown for a screen that failed; the frame stays. */
export function Broken() {
  const text = useText();
  return (
    <State
      title={text("shell.problem.title")}
      text={text("shell.problem.failed")}
      way={
        <Button variant="contained" onClick={() => location.reload()}>
          {text("shell.problem.reload")}
        </Button>
      }
    />
  );
}

export function Loading() {
  const text = useText();
  return (
    <Box sx={{ display: "grid", placeItems: "center", minBlockSize: 240 }}>
      <CircularProgress color="secondary" size={28} aria-label={text("shell.loading")} />
    </Box>
  );
}
