import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem, OFFLINE } from "#api-client/api-problem.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/** Called after a refusal, whose message has already been shown. */
type OnRefused = (code: string) => void;

/** Runs requests started by buttons: one at a time, with errors shown. */
export function useAction() {
  const [busy, setBusy] = useState<string | null>(null);
  const running = useRef(false);
  const offline = useTranslations("shell")("offline");
  const run = async (name: string, act: () => Promise<void>, onRefused?: OnRefused) => {
    if (running.current) return;
    running.current = true;
    setBusy(name);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toast.error(error.code === OFFLINE ? offline : error.message);
      onRefused?.(error.code);
    } finally {
      running.current = false;
      setBusy(null);
    }
  };
  return {
    /** Name of the action in progress. */
    busy,
    run: (name: string, act: () => Promise<void>, onRefused?: OnRefused) =>
      void run(name, act, onRefused),
  };
}
