/** The result of one check. `watch` can wait until tomorrow, `wrong` cannot. */
export interface Finding {
  state: "fine" | "watch" | "wrong";
  /** What was found. */
  text: string;
  /** What to do about it. */
  advice?: string;
}

export const fine = (text: string): Finding => ({ state: "fine", text });
export const watch = (text: string, advice: string): Finding => ({ state: "watch", text, advice });
export const wrong = (text: string, advice: string): Finding => ({ state: "wrong", text, advice });

/** Why something failed, in one line and without the parameters of the request. */
export function reasonOf(error: unknown): string {
  const { cause, code, message } = error as NodeJS.ErrnoException;
  if (cause instanceof Error) return reasonOf(cause);
  return code !== undefined && !message.includes(code) ? `${code}: ${message}` : message;
}
