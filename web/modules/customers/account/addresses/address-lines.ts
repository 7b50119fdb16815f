import type { SavedAddress } from "#contract/customers/account-endpoints.ts";

interface Words {
  building: (building: string) => string;
  floor: (floor: string) => string;
  apartment: (apartment: string) => string;
  comma: string;
}

const isolated = (text: string) => `\u2068${text}\u2069`;

/** The lines of an address as people say it: where in the building, which district, which city. */
export function addressLines(address: SavedAddress, words: Words): string[] {
  const { building, floor, apartment } = address;
  const house = [
    isolated(address.street),
    building && words.building(isolated(building)),
    floor && words.floor(isolated(floor)),
    apartment && words.apartment(isolated(apartment)),
  ];
  const town = [address.compound, address.district, address.city, address.governorateName];
  const lines = [house, town.map((part) => part && isolated(part)), [address.landmark]];
  return lines.map((parts) => parts.filter(Boolean).join(words.comma)).filter(Boolean);
}
