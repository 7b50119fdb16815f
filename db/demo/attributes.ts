import { body } from "./attributes/body.ts";
import { electric } from "./attributes/electric.ts";
import { fitting } from "./attributes/fitting.ts";
import { general } from "./attributes/general.ts";
import { light } from "./attributes/light.ts";
import { size } from "./attributes/size.ts";
import type { DemoAttribute } from "./types.ts";

/**
 * Most important for buyers first: 10 is the price, 30 the stock, 40 what cards show, 50 the brand.
 */
const FACET_POSITIONS: Record<string, number> = {
  room: 1,
  style: 2,
  cct_name: 11,
  finish: 12,
  diameter_mm: 13,
  length_mm: 14,
  mounting: 41,
  handle_type: 41,
  lock_function: 41,
  height_mm: 42,
  width_mm: 43,
  dimmable: 51,
  lamp_included: 52,
  shade: 53,
  body_material: 54,
  ip_rating: 55,
  warranty_m: 56,
  origin: 57,
};

/** In the order of a specification. */
export const attributes: DemoAttribute[] = [
  ...light,
  ...electric,
  ...size,
  ...body,
  ...fitting,
  ...general,
].map((attribute) => {
  const facetPosition = FACET_POSITIONS[attribute.code];
  return facetPosition === undefined ? attribute : { ...attribute, facetPosition };
});
