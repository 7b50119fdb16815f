import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { Conversion } from "./conversion.tsx";
import { BestSellers, OrdersByState, ReturnsByReason } from "./other-reports.tsx";
import { PageSpeed } from "./page-speed.tsx";
import { RefusalsByReason } from "./refusals.tsx";
import { Sales } from "./sales.tsx";
import { Searches } from "./searches.tsx";
import { SpanChoice } from "./span-choice.tsx";
import { lastSpan } from "./span.ts";

/**
 * The shop's reports: sales for users who may read orders, searches for users who may edit
 * products.
 */
export function Reports() {
  const text = useText();
  const [span, setSpan] = useState(() => lastSpan("day"));
  const mayOrders = useMay("order:read");
  const mayProducts = useMay("product:write");
  const isOwner = useMay("settings:write");
  // Technical figures, not needed for the daily work.
  const [isSpeedShown, setSpeedShown] = useState(false);
  return (
    <Box component="section" sx={{ marginBlockStart: 4 }}>
      <Typography variant="h2" sx={{ marginBlockEnd: 1.5 }}>
        {text("start.reports.title")}
      </Typography>
      <SpanChoice onChange={setSpan} />
      {mayOrders && <Sales span={span} />}
      <Box
        sx={{
          display: "grid",
          gap: 2,
          marginBlockStart: 2,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        {mayOrders && (
          <>
            <Conversion span={span} />
            <OrdersByState span={span} />
            <BestSellers span={span} />
            <ReturnsByReason span={span} />
            <RefusalsByReason span={span} />
          </>
        )}
        {mayProducts && (
          <>
            <Searches span={span} found="nothing" />
            <Searches span={span} found="unopened" />
            <Searches span={span} found="all" />
          </>
        )}
      </Box>
      {mayOrders && isOwner && (
        <Box sx={{ marginBlockStart: 2 }}>
          {isSpeedShown ? (
            <PageSpeed />
          ) : (
            <Button onClick={() => setSpeedShown(true)}>{text("start.reports.speedShow")}</Button>
          )}
        </Box>
      )}
    </Box>
  );
}
