import { GOVERNORATES, type GovernorateCode } from "#contract/accounts/governorates.ts";
import { create } from "zustand";

/** Where to deliver: remembered while the shop is open, asked for only once. */
interface Destination {
  /** What the customer chose; null until then. */
  governorate: GovernorateCode | null;
}

const useDestination = create<Destination>()(() => ({ governorate: null }));

export function isGovernorate(code: string): code is GovernorateCode {
  return code in GOVERNORATES;
}

export function chooseGovernorate(governorate: GovernorateCode): void {
  useDestination.setState({ governorate });
}

export function useGovernorate(): GovernorateCode | null {
  return useDestination(({ governorate }) => governorate);
}
