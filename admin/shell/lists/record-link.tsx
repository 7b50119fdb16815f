import { Link as MuiLink } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

/** The way to a record, by keyboard too. */
export function RecordLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <MuiLink component={Link} to={to} sx={{ fontWeight: 500 }}>
      {children}
    </MuiLink>
  );
}
