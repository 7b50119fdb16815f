import { bathrooms } from "./rooms/bathrooms.ts";
import { bedrooms } from "./rooms/bedrooms.ts";
import { ceilings } from "./rooms/ceilings.ts";
import { doors } from "./rooms/doors.ts";
import { hardware } from "./rooms/hardware.ts";
import { kitchens } from "./rooms/kitchens.ts";
import { lamps } from "./rooms/lamps.ts";
import { offices } from "./rooms/offices.ts";
import { outdoors } from "./rooms/outdoors.ts";
import { receptions } from "./rooms/reception.ts";
import { safety } from "./rooms/safety.ts";
import { stairs } from "./rooms/stairs.ts";
import type { ProductInRoom } from "./rooms/types.ts";
import type { DemoPicture } from "./types.ts";

export const productsInRooms: ProductInRoom[] = [
  ...receptions,
  ...offices,
  ...bathrooms,
  ...lamps,
  ...kitchens,
  ...stairs,
  ...ceilings,
  ...bedrooms,
  ...doors,
  ...hardware,
  ...safety,
  ...outdoors,
];

const fileOf = ({ product, finish }: Pick<ProductInRoom, "product" | "finish">) =>
  `products/${product}--${finish}-room.webp`;

/** The room that shows a product in this finish, if there is one. */
export function roomPicturesOf(product: string, finish: string): DemoPicture[] {
  return productsInRooms
    .filter((seen) => seen.product === product && seen.finish === finish)
    .map((seen) => ({ file: fileOf(seen), role: "room", alt: seen.alt }));
}
