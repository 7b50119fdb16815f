import type { TextKey } from "./message-shape.ts";
import { useText } from "./use-text.ts";

const OWN_TITLES: ReadonlySet<string> = new Set<TextKey>([
  "shell.problem.offline",
  "shell.problem.failed",
]);

const isOwnTitle = (message: string): message is TextKey => OWN_TITLES.has(message);

/**
 * The text of an error's message: the API's are in the user's language, those of problems that the
 * browser finds are keys.
 */
export function useProblemText(): (message: string) => string {
  const text = useText();
  return (message) => (isOwnTitle(message) ? text(message) : message);
}
