import { Box } from "@mui/material";
import type { ReactNode } from "react";

interface ScrollableProps {
  label: string;
  children: ReactNode;
}

/** What may be wider than the screen; arrow keys scroll it, too, once it has the focus. */
export function Scrollable({ label, children }: ScrollableProps) {
  return (
    <Box component="section" aria-label={label} tabIndex={0} sx={{ overflowX: "auto" }}>
      {children}
    </Box>
  );
}
