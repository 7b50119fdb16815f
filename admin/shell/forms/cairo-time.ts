import { MINUTE_MS } from "#contract/kernel/time/units.ts";

const TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const wall = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Africa/Cairo",
  dateStyle: "short",
  timeStyle: "short",
});

/** A time in the format of `datetime-local`, in Cairo time. */
export function cairoWall(iso: string): string {
  return wall.format(new Date(iso)).replace(" ", "T");
}

/** The value of `datetime-local`, in Cairo time, as an instant; undefined if invalid. */
export function cairoInstant(typed: string): string | undefined {
  if (!TYPED.test(typed)) return undefined;
  const asUtc = Date.parse(`${typed}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // Cairo is two hours ahead of UTC, in summer three: use the guess that converts back to the same
  // local time.
  const guesses = [180, 120].map((ahead) => new Date(asUtc - ahead * MINUTE_MS).toISOString());
  return guesses.find((guess) => cairoWall(guess) === typed) ?? guesses[1];
}
