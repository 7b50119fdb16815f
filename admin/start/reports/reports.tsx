import { Box, Typography } from "@mui/material";
import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { BestSellers, OrdersByState, ReturnsByReason } from "./other-reports.tsx";
import { Sales } from "./sales.tsx";
import { firstDay, type Step } from "./span.ts";

/** How the shop is doing: for whoever may read orders. */
export function Reports() {
  const text = useText();
  const [by, setBy] = useState<Step>("day");
  const from = firstDay(by);
  return (
    <Box component="section" sx={{ marginBlockStart: 4 }}>
      <Typography variant="h2" sx={{ marginBlockEnd: 1.5 }}>
        {text("start.reports.title")}
      </Typography>
      <Sales by={by} onStep={setBy} />
      <Box
        sx={{
          display: "grid",
          gap: 2,
          marginBlockStart: 2,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        <OrdersByState from={from} />
        <BestSellers from={from} />
        <ReturnsByReason from={from} />
      </Box>
    </Box>
  );
}
