import * as z from "zod/mini";
import { variantSummarySchema } from "../catalog/product.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { codeLine, id, pattern } from "../kernel/schema.ts";
import { cartFindingSchema, setPieceSchema } from "./endpoints.ts";
import { MOUNTINGS } from "./mountings.ts";

export const plannerLightSchema = z.extend(variantSummarySchema, {
  /** A short label. */
  category: z.string(),
  /** Lumens. */
  flux: z.number(),
  /** Watts; null when unknown. */
  power: z.nullable(z.number()),
  /** Kelvin; null when it is not fixed. */
  cct: z.nullable(z.number()),
  /** Degrees between the directions of half the peak intensity; null when it has no beam. */
  beam: z.nullable(z.number()),
  /** Colour rendering index Ra; null when unknown. */
  cri: z.nullable(z.number()),
  mounting: z.enum(MOUNTINGS),
  /** Distance of the light source below the ceiling, in mm. */
  below: z.number(),
  /** For strips, the length in mm of the piece sold, to which flux and watts refer; else null. */
  reel: z.nullable(z.number()),
});
export type PlannerLight = z.output<typeof plannerLightSchema>;

export const listPlannerLights = endpoint({
  tag: "lighting",
  method: "GET",
  path: "/api/v1/planner/lights",
  summary: "Lights in stock that are sold with their light: what a room can be planned with",
  status: 200,
  response: z.object({ lights: z.array(plannerLightSchema) }),
});

/**
 * Variants with quantities, at most as many kinds as a plan may have lights: `12-8_15-2` is eight
 * of 12 and two of 15.
 */
const PARTS = /^[1-9]\d{0,8}-[1-9]\d?(?:_[1-9]\d{0,8}-[1-9]\d?){0,59}$/;

export interface PlanPart {
  variantId: number;
  quantity: number;
}

export function partsText(parts: readonly PlanPart[]): string {
  return parts.map(({ variantId, quantity }) => `${variantId}-${quantity}`).join("_");
}

export function readParts(text: string): PlanPart[] {
  return text.split("_").map((part) => {
    const [variantId, quantity] = part.split("-").map(Number);
    return { variantId: variantId ?? 0, quantity: quantity ?? 0 };
  });
}

export const planCheckSchema = z.object({
  /** What the lights need to work, by the rules of the cart check. */
  needed: z.array(setPieceSchema),
  /** For the dimmable lights; several dimmers share the load. Null: none in stock is suitable. */
  dimmer: z.nullable(setPieceSchema),
  /** Variants that no wall dimmer can dim. */
  rigid: z.array(z.int()),
  /** Further findings of the cart check. */
  findings: z.array(cartFindingSchema),
});
export type PlanCheck = z.output<typeof planCheckSchema>;

export const checkPlan = endpoint({
  tag: "lighting",
  method: "GET",
  path: "/api/v1/planner/check",
  summary: "What the lights of a plan need besides: drivers and parts, a dimmer for their load",
  query: z.object({ parts: codeLine(900).check(pattern(PARTS)) }),
  status: 200,
  response: planCheckSchema,
});

/**
 * The parts of a plan's address that its drawing needs; unreadable parts are taken from the initial
 * plan.
 */
export const getPlanDrawing = endpoint({
  tag: "lighting",
  method: "GET",
  path: "/api/v1/planner/drawing",
  summary: "A plan to scale for the electrician: places, cut-outs and depths (application/pdf)",
  query: z.object({
    room: codeLine(40),
    cut: z.optional(codeLine(40)),
    boxes: z.optional(codeLine(160)),
    /** At most sixty strips. */
    lights: codeLine(2500),
    lang: z.optional(z.enum(LOCALES)),
  }),
  status: 200,
});

export const roomFactsSchema = z.object({
  /** Lumens; null when it is sold without a light source. */
  flux: z.nullable(z.number()),
  /** Null: not for room planning. */
  mounting: z.nullable(z.enum(MOUNTINGS)),
  /** Null: not a pendant. */
  hanging: z.nullable(
    z.object({
      /** In mm, if its size should match the room's. */
      diameter: z.nullable(z.number()),
      /** From the ceiling to its lowest point, at its shortest and longest, in mm. */
      drop: z.nullable(z.tuple([z.number(), z.number()])),
      lampCount: z.nullable(z.number()),
    }),
  ),
});
export type RoomFacts = z.output<typeof roomFactsSchema>;

export const getRoomFacts = endpoint({
  tag: "lighting",
  method: "GET",
  path: "/api/v1/sons/{id}/room-facts",
  summary: "What can be said of a light in a room: how much of it, how large it is, how it hangs",
  params: z.object({ id }),
  status: 200,
  response: roomFactsSchema,
  problems: ["not-found"],
});
