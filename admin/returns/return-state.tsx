import type { ReturnState as State } from "#contract/returns/return-types.ts";
import { useText } from "../i18n/use-text.ts";
import { StateChip, type Tone } from "../shell/values.tsx";

const TONES: Record<State, Tone> = {
  requested: "warning",
  approved: "info",
  refused: "error",
  withdrawn: "neutral",
  received: "info",
  refunded: "success",
  exchanged: "success",
};

export function ReturnState({ state }: { state: State }) {
  const text = useText();
  return <StateChip label={text(`returns.states.${state}`)} tone={TONES[state]} />;
}
