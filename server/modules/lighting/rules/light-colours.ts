import { type Found, idsOf, type Wish } from "../things/finding.ts";
import { isLamp, isOutdoor, LAMPS, shareRoom } from "../things/kinds.ts";
import { lightName } from "../things/light-name.ts";
import { codeOf, codesOf, factsOf, numberOf, piecesOf, type Thing } from "../things/thing.ts";

/** Two whites in one room look like a mistake from here on. */
const FAR_APART = 1000;

interface Light {
  thing: Thing;
  kelvin: number;
}

/** Warm beside cool for the same room; the few should follow the many. */
export function findLightColours(things: readonly Thing[]): Found[] {
  const lights = things.flatMap(asLight);
  return lights.flatMap((light) => {
    const against = lights.filter((other) => clashes(light, other) && leads(lights, other, light));
    const [other] = against;
    return other ? [found(light, other, against)] : [];
  });
}

/** A lamp is soon exchanged, a fitting is not; else the white of more pieces leads, of as many the first one. */
function leads(lights: Light[], a: Light, b: Light): boolean {
  if (isLamp(a.thing) !== isLamp(b.thing)) return isLamp(b.thing);
  const difference = piecesOf(alike(lights, a)) - piecesOf(alike(lights, b));
  if (difference !== 0) return difference > 0;
  const place = (light: Light) =>
    lights.findIndex(({ thing }) => alike(lights, light)[0] === thing);
  return place(a) === place(b) ? lights.indexOf(a) < lights.indexOf(b) : place(a) < place(b);
}

/** What has one white for good. Out of doors a cool floodlight beside warm lanterns is meant so. */
function asLight(thing: Thing): Light[] {
  const kelvin = numberOf(thing, "cct");
  if (kelvin === undefined || isOutdoor(thing)) return [];
  return thing.facts["cct_switch"] === true ? [] : [{ thing, kelvin }];
}

function clashes(a: Light, b: Light): boolean {
  const names = new Set([lightName(a.kelvin), lightName(b.kelvin)]);
  if (names.has("warm") && names.has("cool")) return shareRoom(a.thing, b.thing);
  const [room, ...others] = codesOf(a.thing, "room");
  const isOneRoom = others.length === 0 && room !== undefined;
  const same = isOneRoom && codesOf(b.thing, "room").join() === room;
  return same && Math.abs(a.kelvin - b.kelvin) >= FAR_APART;
}

/** Everything of the same white. */
function alike(lights: Light[], { kelvin }: Light): Thing[] {
  const same = lights.filter((light) => lightName(light.kelvin) === lightName(kelvin));
  return same.map(({ thing }) => thing);
}

function found({ thing, kelvin }: Light, other: Light, against: Light[]): Found {
  return {
    rule: "light-colour",
    severity: "hint",
    variantIds: [thing.variantId, ...idsOf(against.map((light) => light.thing))],
    values: { own: kelvin, others: other.kelvin },
    wish: wishFor(thing, lightName(other.kelvin)),
  };
}

/** The same thing in the other white; a lamp may also be another lamp of its cap. */
function wishFor(thing: Thing, name: string): Wish {
  const cap = codeOf(thing, "cap");
  const power = numberOf(thing, "power_w");
  const wish = { from: thing.variantId, fromProductId: thing.productId, quantity: thing.quantity };
  if (!isLamp(thing) || cap === undefined) {
    return {
      ...wish,
      productId: thing.productId,
      facts: { cct_name: name },
      prefers: factsOf(thing, ["finish", "beam_angle", "diameter_mm", "length_mm", "power_w"]),
    };
  }
  return {
    ...wish,
    category: LAMPS,
    facts: { cap, cct_name: name },
    ...(power !== undefined && { atMost: { power_w: power } }),
    prefers: factsOf(thing, ["lamp_shape", "dimmable", "power_w"]),
  };
}
