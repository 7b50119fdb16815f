import { codeOf, codesOf, factsOf, numberOf, unitsOf, type CartItem } from "../items/cart-item.ts";
import { type Finding, idsOf, type Requirement } from "../items/finding.ts";
import { isLamp, isOutdoor, LAMPS, shareRoom } from "../items/item-kinds.ts";
import { lightName } from "../items/light-name.ts";

/** From this difference on, two whites in one room look like a mistake. */
const FAR_APART = 1000;

interface Light {
  item: CartItem;
  kelvin: number;
}

/** Warm and cool white for the same room; the minority should match the majority. */
export function findLightColours(items: readonly CartItem[]): Finding[] {
  const lights = items.flatMap(asLight);
  return lights.flatMap((light) => {
    const against = lights.filter((other) => clashes(light, other) && leads(lights, other, light));
    const [other] = against;
    return other ? [found(light, other, against)] : [];
  });
}

/**
 * A lamp is easier to exchange than a fitting; otherwise the white of more units wins, and in a tie
 * the first.
 */
function leads(lights: Light[], a: Light, b: Light): boolean {
  if (isLamp(a.item) !== isLamp(b.item)) return isLamp(b.item);
  const difference = unitsOf(alike(lights, a)) - unitsOf(alike(lights, b));
  if (difference !== 0) return difference > 0;
  const place = (light: Light) => lights.findIndex(({ item }) => alike(lights, light)[0] === item);
  return place(a) === place(b) ? lights.indexOf(a) < lights.indexOf(b) : place(a) < place(b);
}

/**
 * Lights with a single fixed white. Outdoors, a cool floodlight beside warm lanterns is
 * intentional.
 */
function asLight(item: CartItem): Light[] {
  const kelvin = numberOf(item, "cct");
  if (kelvin === undefined || isOutdoor(item)) return [];
  return item.facts["cct_switch"] === true ? [] : [{ item, kelvin }];
}

function clashes(a: Light, b: Light): boolean {
  const names = new Set([lightName(a.kelvin), lightName(b.kelvin)]);
  if (names.has("warm") && names.has("cool")) return shareRoom(a.item, b.item);
  const [room, ...others] = codesOf(a.item, "room");
  const isOneRoom = others.length === 0 && room !== undefined;
  const same = isOneRoom && codesOf(b.item, "room").join() === room;
  return same && Math.abs(a.kelvin - b.kelvin) >= FAR_APART;
}

/** All items of the same white. */
function alike(lights: Light[], { kelvin }: Light): CartItem[] {
  const same = lights.filter((light) => lightName(light.kelvin) === lightName(kelvin));
  return same.map(({ item }) => item);
}

function found({ item, kelvin }: Light, other: Light, against: Light[]): Finding {
  return {
    rule: "light-colour",
    severity: "hint",
    variantIds: [item.variantId, ...idsOf(against.map((light) => light.item))],
    values: { own: kelvin, others: other.kelvin },
    resolution: requirementFor(item, lightName(other.kelvin)),
  };
}

/** The same item in the other white; a lamp may also be replaced by another with its cap. */
function requirementFor(item: CartItem, name: string): Requirement {
  const cap = codeOf(item, "cap");
  const power = numberOf(item, "power_w");
  const common = { from: item.variantId, fromProductId: item.productId, quantity: item.quantity };
  if (!isLamp(item) || cap === undefined) {
    return {
      ...common,
      productId: item.productId,
      facts: { cct_name: name },
      prefers: factsOf(item, ["finish", "beam_angle", "diameter_mm", "length_mm", "power_w"]),
    };
  }
  return {
    ...common,
    category: LAMPS,
    facts: { cap, cct_name: name },
    ...(power !== undefined && { atMost: { power_w: power } }),
    prefers: factsOf(item, ["lamp_shape", "dimmable", "power_w"]),
  };
}
