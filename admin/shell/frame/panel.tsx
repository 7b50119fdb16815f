import { Box, Paper, Typography } from "@mui/material";
import type { ReactNode } from "react";

interface PanelProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One topic of a screen: a bordered panel. */
export function Panel({ title, aside, children }: PanelProps) {
  return (
    <Paper
      component="section"
      sx={{ padding: { xs: 2, md: 2.5 }, border: "1px solid", borderColor: "divider" }}
    >
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          gap: 2,
          marginBlockEnd: 1.5,
        }}
      >
        <Typography variant="h2">{title}</Typography>
        {aside}
      </Box>
      {children}
    </Paper>
  );
}
