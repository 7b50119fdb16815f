import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../shell/frame/panel.tsx";
import { Money } from "../../shell/values.tsx";
import type { Order } from "../order.ts";

/** How the total was calculated, and what was credited since. */
export function Amounts({ order }: { order: Order }) {
  const text = useText();
  const { totals, adjustments, credits, walletPaid, due, dueNow } = order;
  return (
    <Panel title={text("orders.page.amounts")}>
      <Rows>
        <Row label={text("orders.totals.items")} amount={totals.items} />
        {adjustments.map(({ kind, label, amount }) => (
          <Row key={`${kind} ${label}`} label={label} amount={amount} isTakenOff />
        ))}
        <Row label={text("orders.totals.delivery")} amount={totals.delivery} />
        {totals.codFee > 0 && <Row label={text("orders.totals.codFee")} amount={totals.codFee} />}
        <Row label={text("orders.totals.total")} amount={totals.total} isStrong />
        <Row label={text("orders.totals.vat")} amount={totals.vat} isQuiet />
        {walletPaid > 0 && (
          <Row label={text("orders.totals.walletPaid")} amount={walletPaid} isTakenOff />
        )}
        {credits.map(({ number, kind, amount }) => (
          <Row key={number} label={text(`orders.creditKinds.${kind}`)} amount={amount} isTakenOff />
        ))}
        {(walletPaid > 0 || dueNow !== due) && (
          <Row label={text("orders.totals.due")} amount={dueNow} isStrong />
        )}
      </Rows>
    </Panel>
  );
}

export function Rows({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={{ margin: 0, display: "grid", rowGap: 0.5 }}>
      {children}
    </Box>
  );
}

interface RowProps {
  label: string;
  amount: number;
  isTakenOff?: boolean;
  isStrong?: boolean;
  isQuiet?: boolean;
}

export function Row({ label, amount, isTakenOff, isStrong, isQuiet }: RowProps) {
  return (
    <Box
      sx={{
        display: "flex",
        justifyContent: "space-between",
        gap: 2,
        fontWeight: isStrong ? 600 : 400,
        color: isQuiet ? "text.secondary" : "text.primary",
        fontSize: isQuiet ? "0.8125rem" : "inherit",
      }}
    >
      <dt>{label}</dt>
      <Box component="dd" sx={{ margin: 0, whiteSpace: "nowrap" }}>
        {isTakenOff && amount > 0 && "− "}
        <Money amount={amount} />
      </Box>
    </Box>
  );
}
