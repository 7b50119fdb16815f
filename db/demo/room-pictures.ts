import { seenInBathrooms } from "./seen/bathrooms.ts";
import { seenInBedrooms } from "./seen/bedrooms.ts";
import { seenOnCeilings } from "./seen/ceilings.ts";
import { seenOnDoors } from "./seen/doors.ts";
import { seenOnHardware } from "./seen/hardware.ts";
import { seenInKitchens } from "./seen/kitchens.ts";
import { seenInHolders } from "./seen/lamps.ts";
import { seenInOffices } from "./seen/offices.ts";
import { seenForSafety } from "./seen/safety.ts";
import { seenOutdoors } from "./seen/outdoors.ts";
import { seenInReceptions } from "./seen/reception.ts";
import { seenOnStairs } from "./seen/stairs.ts";
import type { SeenInRoom } from "./seen/types.ts";
import type { DemoPicture } from "./types.ts";

export const seenInRooms: SeenInRoom[] = [
  ...seenInReceptions,
  ...seenInOffices,
  ...seenInBathrooms,
  ...seenInHolders,
  ...seenInKitchens,
  ...seenOnStairs,
  ...seenOnCeilings,
  ...seenInBedrooms,
  ...seenOnDoors,
  ...seenOnHardware,
  ...seenForSafety,
  ...seenOutdoors,
];

const fileOf = ({ product, finish }: Pick<SeenInRoom, "product" | "finish">) =>
  `products/${product}--${finish}-room.webp`;

/** The room that a product in this finish is seen in, if there is one. */
export function roomPicturesOf(product: string, finish: string): DemoPicture[] {
  return seenInRooms
    .filter((seen) => seen.product === product && seen.finish === finish)
    .map((seen) => ({ file: fileOf(seen), role: "room", alt: seen.alt }));
}
