import { type Found, printed } from "../things/finding.ts";
import { isLamp, isOutdoor } from "../things/kinds.ts";
import { codeOf, codesOf, type Thing } from "../things/thing.ts";

type Place = "bathroom" | "outdoors";

const BATHROOM = "bathroom";
const OUTDOOR_ROOMS = new Set(["balcony", "facade", "garden"]);
/** The second digit is for water: from 4 on splashes from every side do no harm. */
const IP = /^ip\d(\d)$/;
const SPLASHES = 4;
export const WATERPROOF = ["ip44", "ip54", "ip65", "ip66", "ip67"];

/** Something that water will reach, not made for it. */
export function findWetPlaces(things: readonly Thing[]): Found[] {
  const fitsBathroom = things.some((thing) => placeOf(thing) === "bathroom");
  return things.flatMap((thing) => {
    const ip = codeOf(thing, "ip_rating");
    if (isLamp(thing) || ip === undefined || !IP.test(ip) || isWaterproof(ip)) return [];
    const place = placeOf(thing);
    if (place) return [found(thing, ip, place)];
    const mayBeThere = fitsBathroom && codesOf(thing, "room").includes(BATHROOM);
    return mayBeThere ? [{ ...found(thing, ip, "bathroom"), severity: "hint" as const }] : [];
  });
}

/** Whether it takes splashes; false when it is not known. */
export function isWaterproof(ip: string | undefined): boolean {
  return Number(IP.exec(ip ?? "")?.[1] ?? 0) >= SPLASHES;
}

/** The wet place that a thing is for and nothing else; undefined: it may stay dry. */
function placeOf(thing: Thing): Place | undefined {
  const rooms = codesOf(thing, "room");
  if (isOutdoor(thing)) return "outdoors";
  if (rooms.length === 0) return undefined;
  if (rooms.every((room) => room === BATHROOM)) return "bathroom";
  return rooms.every((room) => OUTDOOR_ROOMS.has(room)) ? "outdoors" : undefined;
}

function found(thing: Thing, ip: string, place: Place): Found {
  const room = codesOf(thing, "room").find((code) =>
    place === "bathroom" ? code === BATHROOM : OUTDOOR_ROOMS.has(code),
  );
  const category = thing.categoryCodes[0];
  return {
    rule: place === "bathroom" ? "wet-bathroom" : "wet-outdoors",
    severity: "clash",
    variantIds: [thing.variantId],
    values: { ip: printed(ip), needed: "IP44" },
    wish: {
      from: thing.variantId,
      fromProductId: thing.productId,
      quantity: thing.quantity,
      ...(category !== undefined && { category }),
      facts: room === undefined ? {} : { room: [room] },
      oneOf: { ip_rating: WATERPROOF },
    },
  };
}
