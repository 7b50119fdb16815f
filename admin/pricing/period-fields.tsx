import { Box } from "@mui/material";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { Field } from "../shell/forms/field.tsx";
import { StateChip, type Tone } from "../shell/values.tsx";

/** Start and end of a form with `PeriodValues`. */
export function PeriodFields() {
  const text = useText();
  return (
    <Box
      sx={{
        display: "grid",
        columnGap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      <Field name="from" type="datetime-local" label={text("pricing.from")} />
      <Field
        name="until"
        type="datetime-local"
        label={text("pricing.until")}
        help={text("pricing.untilHelp")}
      />
    </Box>
  );
}

const TONES = {
  scheduled: "info",
  running: "success",
  ended: "neutral",
  off: "warning",
} as const satisfies Record<string, Tone>;

export function PeriodChip({ state }: { state: keyof typeof TONES }) {
  const text = useText();
  return <StateChip label={text(`pricing.states.${state}`)} tone={TONES[state]} />;
}

/** "From 1 May, 9:00 until further notice". */
export function usePeriodText() {
  const text = useText();
  return ({ from, until }: { from: string; until: string | null }) => {
    const begin = momentText(from, locale);
    return until === null
      ? text("pricing.openPeriod", { from: begin })
      : text("pricing.period", { from: begin, until: momentText(until, locale) });
  };
}
