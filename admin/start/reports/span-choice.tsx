import { Box, MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { lastSpan, ownSpan, type ReportSpan, type Step, STEPS } from "./span.ts";

interface SpanChoiceProps {
  onChange: (span: ReportSpan) => void;
}

/** Chooses the dates of the reports: a recent period, or a custom range. */
export function SpanChoice({ onChange }: SpanChoiceProps) {
  const text = useText();
  const [chosen, setChosen] = useState<Step | "own">("day");
  const [dates, setDates] = useState(() => {
    const { from, to } = lastSpan("day");
    return { from, to };
  });
  const choose = (choice: Step | "own") => {
    setChosen(choice);
    if (choice !== "own") {
      const span = lastSpan(choice);
      setDates({ from: span.from, to: span.to });
      onChange(span);
    }
  };
  const chooseDates = (next: typeof dates) => {
    setDates(next);
    const span = ownSpan(next.from, next.to);
    if (typeof span !== "string") onChange(span);
  };
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "flex-start",
        gap: 2,
        marginBlockEnd: 2,
      }}
    >
      <TextField
        select
        label={text("start.reports.span")}
        value={chosen}
        onChange={({ target }) => choose(target.value as Step | "own")}
        margin="none"
        sx={{ maxInlineSize: 320 }}
      >
        {[...STEPS, "own" as const].map((step) => (
          <MenuItem key={step} value={step}>
            {text(`start.reports.steps.${step}`)}
          </MenuItem>
        ))}
      </TextField>
      {chosen === "own" && <Dates dates={dates} onChange={chooseDates} />}
    </Box>
  );
}

interface DatesProps {
  dates: { from: string; to: string };
  onChange: (dates: { from: string; to: string }) => void;
}

function Dates({ dates, onChange }: DatesProps) {
  const text = useText();
  const checked = ownSpan(dates.from, dates.to);
  const problem = typeof checked === "string" ? checked : undefined;
  return (["from", "to"] as const).map((end) => {
    // Only a date that is too early is an error of the start date; all others show at the end date.
    const isWrong = problem !== undefined && end === (problem === "tooEarly" ? "from" : "to");
    return (
      <TextField
        key={end}
        type="date"
        label={text(`start.reports.${end}`)}
        value={dates[end]}
        onChange={({ target }) => onChange({ ...dates, [end]: target.value })}
        error={isWrong}
        helperText={isWrong && text(`start.reports.${problem}`)}
        margin="none"
        sx={{ maxInlineSize: 200 }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: "ltr" } }}
      />
    );
  });
}
