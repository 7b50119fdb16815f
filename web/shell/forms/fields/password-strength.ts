/**
 * Minimum length of a password; repeated here, as importing the contract's file would load the
 * schema library.
 */
const SHORTEST = 8;

/** Keyboard rows and sequences, as in common weak passwords. */
const RUNS = [
  "0123456789",
  "9876543210",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
];
const COMMON = /password|passw0rd|fanous|egypt|cairo|welcome|iloveyou|admin|letmein|login/gi;

export interface PasswordStrength {
  level: "short" | "weak" | "fair" | "strong";
  /** Characters still missing. */
  missing: number;
}

/** Estimates how hard a new password is to guess: a hint, never a rule. */
export function passwordStrength(password: string): PasswordStrength {
  const missing = Math.max(0, SHORTEST - password.length);
  if (missing > 0) return { level: "short", missing };
  const worth = unforeseen(password) * kindsOf(password);
  if (worth < 10) return { level: "weak", missing };
  return { level: worth < 18 ? "fair" : "strong", missing };
}

/** Number of characters that do not follow from the previous ones. */
function unforeseen(password: string): number {
  const rest = Array.from(password.toLowerCase().replace(COMMON, "*"));
  const surprising = rest.filter(
    (letter, index) => letter !== rest[index - 1] && !isRun(`${rest[index - 1] ?? ""}${letter}`),
  );
  return Math.min(surprising.length, new Set(rest).size * 2);
}

function isRun(pair: string): boolean {
  return pair.length > 1 && RUNS.some((run) => run.includes(pair));
}

/** More kinds of characters make each one worth more. */
function kindsOf(password: string): number {
  const kinds = [/\d/, /\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /[^\p{L}\d]/u];
  return 0.75 + 0.25 * kinds.filter((kind) => kind.test(password)).length;
}
