import { Box, Button } from "@mui/material";
import type { ReactNode } from "react";
import { useText } from "../../i18n/use-text.ts";

interface SaveBarProps {
  isBusy: boolean;
  /** Of the save button, if it says more than "Save". */
  label?: string;
  /** Other actions on the record. */
  children?: ReactNode;
}

/** Below a full-screen form: the save button stays visible however long the form is. */
export function SaveBar({ isBusy, label, children }: SaveBarProps) {
  const text = useText();
  return (
    <Box
      sx={{
        position: "sticky",
        insetBlockEnd: 0,
        zIndex: 2,
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
        {label ?? text("shell.form.save")}
      </Button>
      {children}
    </Box>
  );
}
