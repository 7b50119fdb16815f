import type { Texts } from "#server/platform/messages/message-texts.ts";

/** Texts of the drilling plan. */
export const drawingEn = {
  plan: {
    title: "Cut-out and drilling plan",
    room: "Room {length} × {width} m, ceiling {height} m",
    scale: "Scale 1:{scale} on A4, at 100%",
    measured:
      "All sizes in centimetres, to the centre of each light, from the left and the top wall of this drawing.",
    metres: "{value} m",
    wardrobe: "Wardrobe",
    beam: "Beam",
    guide:
      "A guide, not a lighting design. Find beams, pipes and cables before you drill, and check each cut-out with the light in your hand.",
    page: "Page {page} of {pages}",
  },
  table: {
    number: "No.",
    light: "Light",
    left: "From left",
    top: "From top",
    hole: "Cut-out",
    depth: "Depth above",
    round: "Ø {size} mm",
    square: "{size} × {size} mm",
    noHole: "No hole size given",
    deep: "{value} mm",
    onCeiling: "On the ceiling",
    hanging: "Hanging",
    onTrack: "On a track",
    turned: "turned by {degrees}°",
    drop: "lowest point {drop} cm below the ceiling",
    onWall: "On the wall",
    strip: "Strip",
    up: "{height} cm above the floor",
    run: "{length} m long, {height} cm above the floor",
    cove: "{length} m long, {height} cm above the floor, shines up",
  },
} as const satisfies Texts;
