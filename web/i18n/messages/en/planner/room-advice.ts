/** Advice about a light in the shopper's room, on the product page. */
export const roomAdvice = {
  title: "In your room",
  intro: "How many you need, and whether it fits: enter your room’s size once.",
  length: "Length (m)",
  width: "Width (m)",
  height: "Ceiling (m)",
  roomUse: "What is the room for?",
  below: "Below it",
  people: "Walkway",
  table: "A table",
  stairs: "Stairs",
  landing: "Upper floor above the lower one (m)",
  landingHint: "In a stairwell the ceiling counts from the lower floor.",
  tableWidth: "Width of the table (m)",
  kept: "Saved on this device only.",
  count: "{count, plural, one {About one} other {About #}}",
  countText:
    "for {target, number} lx in {area, number} m², as a rough estimate. The planner calculates the light everywhere in the room.",
  lamps:
    "If it lights the room alone, {target, number} lx in {area, number} m² needs {count, plural, one {a lamp of about {each, number} lm} other {# lamps of about {each, number} lm each}}; less with other lights.",
  enough:
    "On its own it gives about {own, number} lx in {area, number} m²: enough for {target, number} lx.",
  share:
    "On its own it gives about {own, number} of the {target, number} lx for {area, number} m²; other lights add the rest.",
  sizes: {
    possible: "Possible",
    better: "Show {best, number} cm: it suits this room best",
    fits: "Right size",
    small: "Too small",
    large: "Too large",
    room: "A room of this size takes {least, number}–{most, number} cm across; this one is {own, number} cm (length plus width, divided by 12).",
    table:
      "This table takes {least, number}–{most, number} cm across; this one is {own, number} cm (half to two thirds of the table’s width).",
  },
  heights: {
    fits: "Right height",
    low: "Too low",
    high: "Too high",
    "room-fits":
      "With a drop of {drop, number} cm, its lowest point is {bottom, number} cm above the floor, and no one will bump into it.",
    "room-low":
      "Even at its shortest, {drop, number} cm, its lowest point is {bottom, number} cm above the floor; where people walk it should be {headroom, number} cm.",
    "table-fits":
      "With a drop of {drop, number} cm, its lowest point is {bottom, number} cm above the floor: it lights the table and doesn’t block the view across it.",
    "table-low":
      "Even at its shortest, {drop, number} cm, its lowest point is {bottom, number} cm above the floor; over a table it should be {least, number} cm.",
    "stairs-fits":
      "With a drop of {drop, number} cm, its lowest point is {bottom, number} cm above the lower floor: it is out of reach from the stairs and visible from both floors.",
    "stairs-low":
      "Even at its shortest, {drop, number} cm, its lowest point is {bottom, number} cm above the lower floor; beside stairs it should not hang below {least, number} cm.",
    "stairs-high":
      "Even at its longest, {drop, number} cm, its lowest point is {bottom, number} cm above the lower floor; to be seen from both floors it should be {least, number}–{most, number} cm.",
    "table-high":
      "Even at its longest, {drop, number} cm, its lowest point is {bottom, number} cm above the floor; over a table it should be {least, number}–{most, number} cm.",
  },
  filter: {
    limits:
      "{least, number}–{most, number} cm across, and at most {drop, number} cm from the ceiling at its shortest, so that people can walk below it.",
    low: "{least, number}–{most, number} cm across. The ceiling is too low for a hanging light where people walk.",
    show: "Show lights that fit",
  },
  howMany: "How many lights does your room need? Plan it",
  plan: "Plan my room with it",
  guide: "Rules of thumb: a guide, not a lighting design.",
};
