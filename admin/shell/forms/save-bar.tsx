import { Box, Button } from "@mui/material";
import type { ReactNode } from "react";
import { useText } from "../../i18n/use-text.ts";

interface SaveBarProps {
  isBusy: boolean;
  /** Other actions on the record. */
  children?: ReactNode;
}

/** Below a full-screen form: the save button stays visible however long the form is. */
export function SaveBar({ isBusy, children }: SaveBarProps) {
  const text = useText();
  return (
    <Box
      sx={{
        position: "sticky",
        insetBlockEnd: 0,
        zIndex: 1,
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "space-between",
        gap: 1,
        marginBlockStart: 2,
        paddingBlock: 1.5,
        backgroundColor: "background.default",
      }}
    >
      <Button type="submit" variant="contained" disabled={isBusy}>
        {text("shell.form.save")}
      </Button>
      {children}
    </Box>
  );
}
