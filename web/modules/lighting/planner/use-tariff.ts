import { useRootData } from "#web/shell/address/root-data.ts";

/** Piastres that a household pays for a kilowatt-hour, as staff set it. */
export function useTariff(): number {
  return useRootData()?.shell.settings.electricityPrice ?? 0;
}
