import { Link as MuiLink } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Code } from "../values.tsx";

/** Link to a record, also for keyboard use. */
export function RecordLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <MuiLink component={Link} to={to} sx={{ fontWeight: 500 }}>
      {children}
    </MuiLink>
  );
}

/** Link to an order, by its number. */
export function OrderLink({ number }: { number: string }) {
  return (
    <RecordLink to={`/orders/${number}/show`}>
      <Code>{number}</Code>
    </RecordLink>
  );
}
