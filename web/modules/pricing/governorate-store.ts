import type { GovernorateCode } from "#contract/customers/governorates.ts";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { create } from "zustand";

/** Where to deliver: remembered while the shop is open, asked for only once. */
interface Destination {
  /** What the customer chose; null until then. */
  governorate: GovernorateCode | null;
}

const useDestination = create<Destination>()(() => ({ governorate: null }));

/** Takes over the choice of a list of terms; what is not on it changes nothing. */
export function chooseGovernorate(code: string, terms: DeliveryTerms[]): void {
  const term = terms.find(({ governorate }) => governorate === code);
  if (term) useDestination.setState({ governorate: term.governorate });
}

export function useGovernorate(): GovernorateCode | null {
  return useDestination(({ governorate }) => governorate);
}
