import * as z from "zod/mini";
import { variantSummarySchema } from "../catalog/product.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { codeLine, id, pattern } from "../kernel/schema.ts";
import { cartFindingSchema, setPieceSchema } from "./endpoints.ts";
import { MOUNTINGS } from "./mountings.ts";

export const plannerLightSchema = z.extend(variantSummarySchema, {
  /** What it is, in a word. */
  category: z.string(),
  /** Lumens. */
  flux: z.number(),
  /** Watts; null where nobody wrote them down. */
  power: z.nullable(z.number()),
  /** Kelvin; null where it is not one for good. */
  cct: z.nullable(z.number()),
  /** Degrees between the directions of half the peak intensity; null where it is no beam. */
  beam: z.nullable(z.number()),
  /** Colour rendering index Ra; null where nobody wrote it down. */
  cri: z.nullable(z.number()),
  mounting: z.enum(MOUNTINGS),
  /** How far what shines hangs below the ceiling, in mm. */
  below: z.number(),
  /** Of strips, the length in mm of the piece that is sold, with this flux and these watts; else null. */
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

/** Variants and how many of each, as many kinds as a plan may have lights: `12-8_15-2` is eight of 12 and two of 15. */
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
  /** What the lights do not work without, by the rules of the cart check. */
  needed: z.array(setPieceSchema),
  /** For the lights that dim; several share the load. Null: none in stock takes it. */
  dimmer: z.nullable(setPieceSchema),
  /** Variants that no dimmer in the wall dims. */
  rigid: z.array(z.int()),
  /** What else the cart check would say. */
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

/** The parts of a plan's address that are in its drawing; what cannot be read there is as in the first plan. */
export const getPlanDrawing = endpoint({
  tag: "lighting",
  method: "GET",
  path: "/api/v1/planner/drawing",
  summary: "A plan to scale for the electrician: places, cut-outs and depths (application/pdf)",
  query: z.object({
    room: codeLine(40),
    cut: z.optional(codeLine(40)),
    boxes: z.optional(codeLine(160)),
    /** Sixty strips at most. */
    lights: codeLine(2500),
    lang: z.optional(z.enum(LOCALES)),
  }),
  status: 200,
});

export const roomFactsSchema = z.object({
  /** Lumens; null where it is sold without its light. */
  flux: z.nullable(z.number()),
  /** Null: no room is planned with it. */
  mounting: z.nullable(z.enum(MOUNTINGS)),
  /** Null: it does not hang. */
  hanging: z.nullable(
    z.object({
      /** In mm, where its size is a question of the room's. */
      diameter: z.nullable(z.number()),
      /** From the ceiling to its lowest point, at its shortest and its longest, in mm. */
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
