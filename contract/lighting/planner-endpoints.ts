import * as z from "zod/mini";
import { variantSummarySchema } from "../catalog/product.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { LOCALES } from "../kernel/locale.ts";
import { codeLine, pattern } from "../kernel/schema.ts";
import { cartFindingSchema, setPieceSchema } from "./endpoints.ts";
import { MOUNTINGS } from "./mountings.ts";

export const holeSchema = z.object({ shape: z.enum(["round", "square"]), size: z.number() });
export type Hole = z.output<typeof holeSchema>;

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
  /** How far below the ceiling it shines, in mm; hanging lights, at their shortest. */
  below: z.number(),
  /**
   * For hanging lights: from the ceiling to the lowest point at the shortest and the longest, and
   * the body's height, in mm; else null.
   */
  hanging: z.nullable(z.object({ shortest: z.number(), longest: z.number(), body: z.number() })),
  /**
   * Cut-out in mm: its diameter, or the side of a square; null if there is none or it is not
   * stated.
   */
  hole: z.nullable(holeSchema),
  /** It looks the same at any rotation. */
  isRound: z.boolean(),
  /**
   * For fittings sold without a light source: the lamps for each, to which flux, watts and colour
   * refer. Else null.
   */
  lamps: z.nullable(setPieceSchema),
  /**
   * For strips, the length in mm of the piece that is sold, with this flux and power; else null.
   */
  reel: z.nullable(z.number()),
});
export type PlannerLight = z.output<typeof plannerLightSchema>;

/**
 * Variants with quantities, as many kinds as a plan may have lights, and their lamps: `12-8_15-2`
 * is eight of variant 12 and two of variant 15.
 */
const PARTS = /^[1-9]\d{0,8}-[1-9]\d{0,2}(?:_[1-9]\d{0,8}-[1-9]\d{0,2}){0,119}$/;

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
      /** The diameters that its product is sold in, if its size should match the room's. */
      sizes: z.array(z.object({ variantId: z.int(), diameter: z.number() })),
      /** From the ceiling to its lowest point, at its shortest and longest, in mm. */
      drop: z.nullable(z.tuple([z.number(), z.number()])),
      lampCount: z.nullable(z.number()),
    }),
  ),
});
export type RoomFacts = z.output<typeof roomFactsSchema>;

export const plannerEndpoints = {
  checkPlan: endpoint("GET /api/v1/planner/check", {
    tag: "lighting",
    summary: "List drivers, parts and dimmer for a plan",
    query: z.object({ parts: codeLine(1700).check(pattern(PARTS)) }),
    response: planCheckSchema,
  }),
  /**
   * The parts of a plan's address that its drawing needs; unreadable parts are taken from the initial
   * plan.
   */
  getPlanDrawing: endpoint("GET /api/v1/planner/drawing", {
    tag: "lighting",
    summary: "Download a plan drawing. PDF to scale, for the electrician.",
    query: z.object({
      room: codeLine(40),
      cut: z.optional(codeLine(40)),
      boxes: z.optional(codeLine(160)),
      /** Hanging lights hang lower above a dining table. */
      use: z.optional(codeLine(20)),
      /** Fits up to sixty strips. */
      lights: codeLine(2500),
      lang: z.optional(z.enum(LOCALES)),
    }),
    status: 200,
  }),
  getRoomFacts: endpoint("GET /api/v1/sons/{id}/room-facts", {
    tag: "lighting",
    summary: "Get a light's data for a room",
    response: roomFactsSchema,
  }),
  listPlannerLights: endpoint("GET /api/v1/planner/lights", {
    tag: "lighting",
    summary: "List lights in stock for planning. Includes matching lamps.",
    response: z.object({ lights: z.array(plannerLightSchema) }),
  }),
};
