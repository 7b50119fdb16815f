import { Box } from "@mui/material";
import type { ReactNode } from "react";

interface ScrollableProps {
  label: string;
  children: ReactNode;
}

/** A container for wide content; arrow keys scroll it once it has focus. */
export function Scrollable({ label, children }: ScrollableProps) {
  return (
    <Box component="section" aria-label={label} tabIndex={0} sx={{ overflowX: "auto" }}>
      {children}
    </Box>
  );
}
