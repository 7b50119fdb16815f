import { codeOf, codesOf, type CartItem } from "../items/cart-item.ts";
import { type Finding, printed } from "../items/finding.ts";
import { isLamp, isOutdoor } from "../items/item-kinds.ts";

type Place = "bathroom" | "outdoors";

const BATHROOM = "bathroom";
const OUTDOOR_ROOMS = new Set(["balcony", "facade", "garden"]);
/** The second digit is for water: 4 and above protect against splashes from all sides. */
const IP = /^ip\d(\d)$/;
const SPLASHES = 4;
export const WATERPROOF = ["ip44", "ip54", "ip65", "ip66", "ip67"];

/** Items that water will reach but that are not made for it. */
export function findWetPlaces(items: readonly CartItem[]): Finding[] {
  const fitsBathroom = items.some((item) => placeOf(item) === "bathroom");
  return items.flatMap((item) => {
    const ip = codeOf(item, "ip_rating");
    if (isLamp(item) || ip === undefined || !IP.test(ip) || isWaterproof(ip)) return [];
    const place = placeOf(item);
    if (place) return [found(item, ip, place)];
    const mayBeThere = fitsBathroom && codesOf(item, "room").includes(BATHROOM);
    return mayBeThere ? [{ ...found(item, ip, "bathroom"), severity: "hint" as const }] : [];
  });
}

/** Whether it is splash-proof; false when unknown. */
export function isWaterproof(ip: string | undefined): boolean {
  return Number(IP.exec(ip ?? "")?.[1] ?? 0) >= SPLASHES;
}

/** The wet place that an item is exclusively for; undefined: it may stay dry. */
function placeOf(item: CartItem): Place | undefined {
  const rooms = codesOf(item, "room");
  if (isOutdoor(item)) return "outdoors";
  if (rooms.length === 0) return undefined;
  if (rooms.every((room) => room === BATHROOM)) return "bathroom";
  return rooms.every((room) => OUTDOOR_ROOMS.has(room)) ? "outdoors" : undefined;
}

function found(item: CartItem, ip: string, place: Place): Finding {
  const room = codesOf(item, "room").find((code) =>
    place === "bathroom" ? code === BATHROOM : OUTDOOR_ROOMS.has(code),
  );
  const category = item.categoryCodes[0];
  return {
    rule: place === "bathroom" ? "wet-bathroom" : "wet-outdoors",
    severity: "clash",
    variantIds: [item.variantId],
    values: { ip: printed(ip), needed: "IP44" },
    resolution: {
      from: item.variantId,
      fromProductId: item.productId,
      quantity: item.quantity,
      ...(category !== undefined && { category }),
      facts: room === undefined ? {} : { room: [room] },
      oneOf: { ip_rating: WATERPROOF },
    },
  };
}
