import { Box, ButtonBase, Typography } from "@mui/material";
import { type KeyboardEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { DIRECTION } from "#contract/kernel/locale.ts";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import { addDays, addMonths } from "#contract/kernel/time/calendar-days.ts";
import { dayText } from "#contract/kernel/time/day-text.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { colours } from "../../shell/theme/colours.ts";
import { visuallyHidden } from "../../shell/theme/visually-hidden.ts";
import { weekOf, weeksOf } from "./calendar-days.ts";

const weekdays = (weekday: "narrow" | "long") =>
  new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
/** Single letters where words do not fit. */
const LETTER = weekdays("narrow");
const WORD = weekdays("long");
const WEEK = 7;
/** Left or right arrow for the next day, depending on the reading direction. */
const AHEAD = DIRECTION[locale] === "rtl" ? -1 : 1;

/** The day that a key moves to. */
const WAYS: Record<string, (day: string) => string> = {
  ArrowRight: (day) => addDays(day, AHEAD),
  ArrowLeft: (day) => addDays(day, -AHEAD),
  ArrowDown: (day) => addDays(day, WEEK),
  ArrowUp: (day) => addDays(day, -WEEK),
  Home: (day) => weekOf(day)[0] ?? day,
  End: (day) => weekOf(day).at(-1) ?? day,
  PageDown: (day) => addMonths(day, 1),
  PageUp: (day) => addMonths(day, -1),
};

interface MonthGridProps {
  /** The selected day, whose month is shown. */
  day: string;
  onDay: (day: string) => void;
  countOf: (day: string) => number;
}

/** A month calendar: one day is selected, by click or arrow keys. */
export function MonthGrid({ day, onDay, countOf }: MonthGridProps) {
  const text = useText();
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOf(day);
  const go = (event: KeyboardEvent) => {
    const to = WAYS[event.key]?.(day);
    if (to === undefined) return;
    event.preventDefault();
    flushSync(() => onDay(to));
    grid.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
  };
  return (
    <Box
      component="table"
      ref={grid}
      role="grid"
      aria-label={text("offers.calendar.title")}
      onKeyDown={go}
      sx={{ inlineSize: "100%", tableLayout: "fixed", borderCollapse: "collapse" }}
    >
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <Typography key={one} component="th" scope="col" variant="caption">
              <Box component="span" aria-hidden sx={{ display: { md: "none" } }}>
                {LETTER.format(new Date(one))}
              </Box>
              <Box component="span" sx={{ display: { xs: "none", md: "inline" } }}>
                {WORD.format(new Date(one))}
              </Box>
            </Typography>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <Box component="td" key={one} sx={{ padding: 0.25 }}>
                <Day
                  day={one}
                  count={countOf(one)}
                  isChosen={one === day}
                  isOutside={one.slice(0, 7) !== day.slice(0, 7)}
                  onChoose={() => onDay(one)}
                />
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

interface DayProps {
  day: string;
  count: number;
  isChosen: boolean;
  /** Belongs to the previous or next month. */
  isOutside: boolean;
  onChoose: () => void;
}

function Day({ day, count, isChosen, isOutside, onChoose }: DayProps) {
  const text = useText();
  return (
    <ButtonBase
      onClick={onChoose}
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={day === cairoDay() ? "date" : undefined}
      sx={{
        position: "relative",
        display: "flex",
        flexDirection: "column",
        alignItems: "start",
        inlineSize: "100%",
        minBlockSize: { xs: 52, md: 72 },
        padding: 0.75,
        fontFamily: "inherit",
        border: "1px solid",
        borderColor: isChosen ? colours.brass : "divider",
        borderRadius: 1,
        color: isOutside ? "text.secondary" : "text.primary",
        backgroundColor: isChosen ? colours["brass-wash"] : "background.paper",
        fontWeight: day === cairoDay() ? 600 : 400,
      }}
    >
      <Box component="span" sx={visuallyHidden}>
        {text("offers.calendar.day", { day: dayText(day, locale), count })}
      </Box>
      <bdi aria-hidden className="figures">
        {Number(day.slice(8))}
      </bdi>
      {count > 0 && (
        <Box
          component="span"
          aria-hidden
          sx={{
            marginBlockStart: "auto",
            paddingInline: 0.75,
            borderRadius: 99,
            fontSize: "0.8125rem",
            color: colours.success,
            backgroundColor: colours["success-wash"],
          }}
        >
          <Box component="bdi" className="figures" sx={{ display: { md: "none" } }}>
            {count}
          </Box>
          <Box component="span" sx={{ display: { xs: "none", md: "inline" } }}>
            {text("offers.calendar.count", { count })}
          </Box>
        </Box>
      )}
    </ButtonBase>
  );
}
