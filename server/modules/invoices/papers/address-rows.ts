import { GOVERNORATES, type GovernorateCode } from "#contract/customers/governorates.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { PackedOrder } from "#server/modules/orders/index.ts";
import { technicalText } from "../pdf/text/text-runs.ts";
import type { Say } from "../pdf/words.ts";

/** City and governorate, by which parcels are sorted. */
export function placeName({ address, governorate }: PackedOrder, locale: Locale): string {
  const place = GOVERNORATES[governorate as GovernorateCode][locale];
  return [address?.city, place]
    .filter(Boolean)
    .map((part) => technicalText(part ?? ""))
    .join(" · ");
}

/** The rest of an address, from street to door. */
export function addressRows({ address }: PackedOrder, say: Say): string[] {
  if (!address) return [];
  const { district, compound, street, building, floor, apartment, landmark, notes } = address;
  const said = (name: "building" | "floor" | "apartment" | "landmark", value: string | undefined) =>
    value ? say(`papers.${name}`, { value: technicalText(value) }) : "";
  const door = [said("building", building), said("floor", floor), said("apartment", apartment)];
  return [
    [compound, district].filter(Boolean).join(" · "),
    technicalText(street),
    door.filter(Boolean).join(" · "),
    said("landmark", landmark),
    technicalText(notes ?? ""),
  ].filter(Boolean);
}
