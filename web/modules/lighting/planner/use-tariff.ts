import { useRootData } from "#web/shell/address/root-data.ts";

/** The household electricity price in piastres per kilowatt-hour, as set by staff. */
export function useTariff(): number {
  return useRootData()?.shell.settings.electricityPrice ?? 0;
}
