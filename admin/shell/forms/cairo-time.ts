const TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const MINUTE = 60_000;

const wall = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Africa/Cairo",
  dateStyle: "short",
  timeStyle: "short",
});

/** A moment as `datetime-local` shows it, on the clocks of Cairo. */
export function cairoWall(iso: string): string {
  return wall.format(new Date(iso)).replace(" ", "T");
}

/** What was typed into `datetime-local`, by the clocks of Cairo, as an instant; undefined: no moment. */
export function cairoInstant(typed: string): string | undefined {
  if (!TYPED.test(typed)) return undefined;
  const asUtc = Date.parse(`${typed}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // Cairo is two hours ahead of UTC, in summer three: the later guess that the clocks agree with.
  const guesses = [180, 120].map((ahead) => new Date(asUtc - ahead * MINUTE).toISOString());
  return guesses.find((guess) => cairoWall(guess) === typed) ?? guesses[1];
}
