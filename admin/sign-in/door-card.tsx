import { Box, Button, Paper, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { otherLocale } from "#contract/kernel/locale.ts";
import { locale, switchLanguage } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { Brand } from "../shell/frame/header.tsx";

/** The layout of pages outside the frame: one panel. */
export function DoorCard({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  return (
    <Box
      component="main"
      sx={{ minBlockSize: "100dvh", display: "grid", placeItems: "center", padding: 2 }}
    >
      <Box sx={{ inlineSize: "100%", maxInlineSize: 420 }}>
        <Box sx={{ display: "flex", justifyContent: "space-between", marginBlockEnd: 2 }}>
          <Brand />
          <Button color="inherit" onClick={switchLanguage} lang={otherLocale(locale)}>
            {text("shell.otherLanguage")}
          </Button>
        </Box>
        <Paper sx={{ padding: { xs: 3, sm: 4 }, border: "1px solid", borderColor: "divider" }}>
          <Typography variant="h1" gutterBottom>
            {title}
          </Typography>
          {children}
        </Paper>
      </Box>
    </Box>
  );
}
