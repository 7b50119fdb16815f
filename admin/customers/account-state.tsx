import type { CustomerRow } from "#contract/staff/customer-endpoints.ts";
import { useText } from "../i18n/use-text.ts";
import { StateChip, type Tone } from "../shell/values.tsx";

const TONES: Record<CustomerRow["state"], Tone> = {
  active: "success",
  disabled: "error",
  erased: "neutral",
  merged: "neutral",
};

export function AccountState({ state }: { state: CustomerRow["state"] }) {
  const text = useText();
  return <StateChip label={text(`people.customers.states.${state}`)} tone={TONES[state]} />;
}
