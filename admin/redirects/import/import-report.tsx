import { Box, Typography } from "@mui/material";
import type { ImportReport as Report, ImportResult } from "#contract/redirects/staff-endpoints.ts";
import { useText } from "../../i18n/use-text.ts";
import { Code, StateChip, type Tone } from "../../shell/values.tsx";

const TONES: Record<ImportResult, Tone> = {
  added: "success",
  replaced: "info",
  unchanged: "neutral",
  refused: "error",
};

/** The result of each row, actual or expected. */
export function ImportReport({ report: { dryRun, counts, rows } }: { report: Report }) {
  const text = useText();
  return (
    <Box component="output" sx={{ display: "block", marginBlock: 1.5 }}>
      <Typography sx={{ fontWeight: 500 }}>
        {text(dryRun ? "redirects.import.wouldBe" : "redirects.import.was", counts)}
      </Typography>
      <Box component="ol" sx={{ listStyle: "none", padding: 0, marginBlock: 1 }}>
        {rows.map(({ row, result, from, to, errors }) => (
          <Box
            component="li"
            key={row}
            sx={{ paddingBlock: 0.75, borderBlockEnd: "1px solid", borderColor: "divider" }}
          >
            <StateChip label={text(`redirects.import.results.${result}`)} tone={TONES[result]} />{" "}
            <Box component="span" sx={{ overflowWrap: "anywhere" }}>
              {text("redirects.import.row", { row })} <Code>{`${from} → ${to}`}</Code>
            </Box>
            {errors.map(({ path, message }) => (
              <Typography key={path} variant="body2" sx={{ color: "error.main" }}>
                {message}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
