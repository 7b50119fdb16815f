import { Box, Typography } from "@mui/material";
import { type ReactNode, useEffect } from "react";
import { useText } from "../../i18n/use-text.ts";

interface ScreenTitleProps {
  title: string;
  /** What the screen shows the state of. */
  badge?: ReactNode;
  actions?: ReactNode;
}

/** The heading of a screen, also in the tab of the browser. */
export function ScreenTitle({ title, badge, actions }: ScreenTitleProps) {
  const text = useText();
  const frame = text("shell.title");
  useEffect(() => {
    document.title = `${title} · ${frame}`;
  }, [title, frame]);
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1.5,
        minBlockSize: 44,
        marginBlockEnd: 2,
      }}
    >
      <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
        {title}
      </Typography>
      {badge}
      {/* Together: where the line is too short, all of them go into the next one. */}
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 1.5,
          marginInlineStart: "auto",
        }}
      >
        {actions}
      </Box>
    </Box>
  );
}
