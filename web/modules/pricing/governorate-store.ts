import { create } from "zustand";
import type { GovernorateCode } from "#contract/customers/governorates.ts";
import type { PromisedDelivery } from "#contract/pricing/delivery.ts";

/** The delivery governorate: asked for once and remembered while the shop is open. */
interface Destination {
  /** The customer's choice; null before that. */
  governorate: GovernorateCode | null;
}

const useDestination = create<Destination>()(() => ({ governorate: null }));

/** Stores a choice from a list of terms; a code that is not on it is ignored. */
export function chooseGovernorate(code: string, terms: PromisedDelivery[]): void {
  const term = terms.find(({ governorate }) => governorate === code);
  if (term) useDestination.setState({ governorate: term.governorate });
}

export function useGovernorate(): GovernorateCode | null {
  return useDestination(({ governorate }) => governorate);
}
