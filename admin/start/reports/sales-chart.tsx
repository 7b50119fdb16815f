import { Box } from "@mui/material";
import { formatPrice } from "#contract/kernel/money.ts";
import type { SalesRow } from "#contract/orders/report-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { colours } from "../../shell/theme/colours.ts";

interface SalesChartProps {
  rows: readonly SalesRow[];
  dayLabel: (day: string) => string;
}

const HEIGHT = 180;

/**
 * A bar for each day, week or month, in reading direction. Screen readers get the table with the
 * same numbers.
 */
export function SalesChart({ rows, dayLabel }: SalesChartProps) {
  const most = Math.max(...rows.map(({ piastres }) => piastres), 0);
  const named = [0, Math.floor((rows.length - 1) / 2), rows.length - 1];
  return (
    <Box aria-hidden sx={{ marginBlock: 2 }}>
      <Box sx={{ fontSize: "0.8125rem", color: "text.secondary", marginBlockEnd: 0.5 }}>
        <bdi className="figures">{formatPrice(most, locale)}</bdi>
      </Box>
      <Box
        sx={{
          display: "flex",
          alignItems: "flex-end",
          gap: { xs: "2px", sm: "4px" },
          blockSize: HEIGHT,
          borderBlock: "1px solid",
          borderColor: "divider",
        }}
      >
        {rows.map(({ day, piastres }) => (
          <Box
            key={day}
            title={`${dayLabel(day)}: ${formatPrice(piastres, locale)}`}
            // An inline style, as every bar has its own height.
            style={{ blockSize: most === 0 ? 0 : `${(piastres / most) * 100}%` }}
            sx={{
              flex: 1,
              minBlockSize: piastres > 0 ? "2px" : 0,
              borderStartStartRadius: 3,
              borderStartEndRadius: 3,
              backgroundColor: colours.brass,
            }}
          />
        ))}
      </Box>
      <Box
        sx={{
          display: "flex",
          justifyContent: "space-between",
          fontSize: "0.8125rem",
          color: "text.secondary",
          marginBlockStart: 0.5,
        }}
      >
        {[...new Set(named)].map((index) => (
          <span key={index}>{dayLabel(rows[index]?.day ?? "")}</span>
        ))}
      </Box>
    </Box>
  );
}
