import { useEffect, useEffectEvent, useState } from "react";
import { ApiProblem } from "#api-client/api-problem.ts";

/** The result of a request: pending, ready or failed. */
export type Answer<T> =
  | { state: "loading" }
  | { state: "failed"; problem: ApiProblem }
  | { state: "ready"; value: T };

export interface Asked<T> {
  answer: Answer<T>;
  /** Fetches again; the current value stays until then. */
  refresh: () => void;
  /** Updates the value after a write. */
  change: (next: (value: T) => T) => void;
}

interface Kept<T> {
  about: string;
  answer: Answer<T>;
}

/** Fetches after mounting, and again whenever `about`, the key of the request, changes. */
export function useAnswer<T>(about: string, ask: () => Promise<T>): Asked<T> {
  const [kept, setKept] = useState<Kept<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const onAsk = useEffectEvent(ask);
  useEffect(() => {
    let current = true;
    void settle(onAsk()).then((answer) => {
      if (current) setKept((before) => ({ about, answer: better(before, about, answer) }));
    });
    return () => {
      current = false;
    };
  }, [about, attempt]);
  return {
    answer: kept?.about === about ? kept.answer : { state: "loading" },
    refresh: () => {
      if (kept?.answer.state === "failed") setKept(null);
      setAttempt((count) => count + 1);
    },
    change: (next) =>
      setKept((before) =>
        before?.answer.state === "ready"
          ? { about: before.about, answer: { state: "ready", value: next(before.answer.value) } }
          : before,
      ),
  };
}

/** A failed refresh keeps the value there was. */
function better<T>(before: Kept<T> | null, about: string, answer: Answer<T>): Answer<T> {
  const isKept = before?.about === about && before.answer.state === "ready";
  return isKept && answer.state === "failed" ? before.answer : answer;
}

async function settle<T>(asked: Promise<T>): Promise<Answer<T>> {
  try {
    return { state: "ready", value: await asked };
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    return { state: "failed", problem };
  }
}
