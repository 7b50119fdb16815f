import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { setProofAsker } from "#web/api/ask-proof.ts";

const ProofDialog = lazy(async () => ({
  default: (await import("./proof-dialog.tsx")).ProofDialog,
}));

/** On every page: shows the identity dialog whenever an action requires it. */
export function ProofHost() {
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const answer = useRef<(isProved: boolean) => void>(() => undefined);
  useEffect(
    () =>
      setProofAsker(() => {
        // If two ask at once, the later one gets the answer.
        answer.current(false);
        setState("open");
        const { promise, resolve } = Promise.withResolvers<boolean>();
        answer.current = resolve;
        return promise;
      }),
    [],
  );
  if (state === "never") return null;
  return (
    <Suspense>
      <ProofDialog
        open={state === "open"}
        onAnswer={(isProved) => {
          setState("closed");
          answer.current(isProved);
        }}
      />
    </Suspense>
  );
}
