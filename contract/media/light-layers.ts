import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";

/** The look of a film: exponent of its tones, and factor of its colours. */
const filmSchema = z.object({ contrast: z.number(), saturation: z.number() });
export type Film = z.output<typeof filmSchema>;

/**
 * How a light's layers add up, in linear light: a room at noon is `ambient + lampByDay · tint ·
 * lamp`, at night `ambientByNight · ambient + lampByNight · tint · lamp`, with the tint of the
 * lamp's colour temperature.
 */
export const layerWeightsSchema = z.object({
  lampByDay: z.number(),
  lampByNight: z.number(),
  ambientByNight: z.number(),
  /** Colour temperature of the light in its pictures, in kelvin. */
  kelvin: z.int(),
  /** The film that the sum is developed on; absent: light above white fades to white. */
  film: z.optional(filmSchema),
});
export type LayerWeights = z.output<typeof layerWeightsSchema>;

/**
 * Addresses of both layers below /media/, of the same size. In the lamp layer the lamp is white.
 */
export const lightLayersSchema = z.extend(layerWeightsSchema, {
  ambient: z.string(),
  lamp: z.string(),
});
export type LightLayers = z.output<typeof lightLayersSchema>;

export const getLightLayers = endpoint("GET /api/v1/light-layers", {
  tag: "media",
  summary: "Get the layers of a lit picture",
  query: z.object({
    /** Address of the picture: /media/0a/0123456789abcdef.webp. */
    night: z.string().check(z.regex(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{16}\.\w{3,4}$/)),
  }),
  response: lightLayersSchema,
  problems: ["not-found"],
});
