/**
 * Calls back now if nothing is being calculated, otherwise once together with the next reply; a
 * later call replaces an earlier one. A drag that changes the plan this way is drawn in the same
 * frame as the light: drawing every move by itself leaves a slow processor no time for the light.
 */
export type WhenLit = (change: () => void) => void;

interface LightQueue<Question> {
  ask: (question: Question) => void;
  whenLit: WhenLit;
}

/**
 * Asks one question at a time: while it is being answered, only the latest is queued. After a
 * failure nothing is asked any more, and changes are made at once.
 */
export function lightQueue<Question, Reply>(
  answer: (question: Question) => Promise<Reply>,
  onReply: (reply: Reply | "failed") => void,
): LightQueue<Question> {
  let state: "idle" | "busy" | "failed" = "idle";
  let waiting: { question: Question } | null = null;
  let held: (() => void) | null = null;
  const receive = (reply: Reply | "failed") => {
    state = reply === "failed" ? "failed" : "idle";
    onReply(reply);
    held?.();
    held = null;
  };
  const send = async (question: Question) => {
    state = "busy";
    receive(await answer(question).catch(() => "failed" as const));
    const next = waiting;
    waiting = null;
    if (next) ask(next.question);
  };
  const ask = (question: Question) => {
    if (state === "busy") waiting = { question };
    else if (state === "idle") void send(question);
  };
  const whenLit: WhenLit = (change) => {
    if (state === "busy") held = change;
    else change();
  };
  return { ask, whenLit };
}
