const CALENDAR = new Intl.DateTimeFormat("sv-SE", { timeZone: "Africa/Cairo" });

/** The date in Egypt at a moment, as `2026-11-21`. */
export function cairoDay(at: Date = new Date()): string {
  return CALENDAR.format(at);
}
