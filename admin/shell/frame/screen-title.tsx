import { Box, Typography } from "@mui/material";
import { type ReactNode, useEffect } from "react";
import { useText } from "../../i18n/use-text.ts";

interface ScreenTitleProps {
  title: string;
  /** Status of the shown record. */
  badge?: ReactNode;
  actions?: ReactNode;
}

/** The heading of a screen, also used for the browser tab's title. */
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
      {/* Grouped: if the line is too short, all of them wrap together. */}
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
