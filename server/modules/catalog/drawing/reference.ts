import type { Facts } from "../tables.ts";
import { body, closed, ellipse, outline, rectangle, type Stroke, type View } from "./figure.ts";

/** Objects of known size shown for scale: a person of 1.70 m, a door of 2.10 m, a bank card. */
export type ReferenceKind = "person" | "door" | "card";

/** Strokes at a position in a scene, in mm; `turned`: rotated by 90° to the left. */
export interface Placed {
  strokes: readonly Stroke[];
  x: number;
  y: number;
  turned?: boolean;
}

/** A product beside an object of known size, at one scale. */
export interface Scene {
  kind: ReferenceKind;
  /** mm. */
  width: number;
  height: number;
  parts: Placed[];
}

const HARDWARE = new Set(["door-handles", "pull-handles", "locks"]);
/** In mm: smaller products would be hardly visible beside a person. */
const SMALL = 300;
const PERSON = { width: 460, height: 1700 };
const DOOR = { width: 900, height: 2100, handle: 1050, stile: 60 };
const CARD = { width: 85.6, height: 54 };
/** Usual ceiling height, and height of the middle of a wall light. */
const CEILING = 2700;
const ON_WALL = 1650;

/** The first view of a product beside a door, a person or a card, chosen by category and size. */
export function sceneOf(
  categories: readonly string[],
  facts: Facts,
  [view]: readonly View[],
): Scene | undefined {
  if (!view) return undefined;
  if (categories.some((code) => HARDWARE.has(code))) return onDoor(view, categories);
  return Math.max(view.width, view.height) < SMALL ? besideCard(view) : besidePerson(view, facts);
}

function onDoor(view: View, categories: readonly string[]): Scene {
  // Pull handles are mounted upright.
  const turned = categories.includes("pull-handles");
  const [width, height] = turned ? [view.height, view.width] : [view.width, view.height];
  const x = categories.includes("locks") ? DOOR.width - width : DOOR.width - DOOR.stile - width;
  const y = DOOR.height - DOOR.handle - height / 2;
  const door = [
    body(rectangle(0, 0, DOOR.width, DOOR.height)),
    outline(rectangle(150, 200, DOOR.width - 300, 650)),
    outline(rectangle(150, 1200, DOOR.width - 300, 700)),
  ];
  return {
    kind: "door",
    width: DOOR.width,
    height: DOOR.height,
    parts: [
      { strokes: door, x: 0, y: 0 },
      { strokes: view.strokes, x, y: turned ? y + height : y, ...(turned && { turned }) },
    ],
  };
}

function besideCard(view: View): Scene {
  const gap = CARD.width * 0.5;
  const height = Math.max(CARD.height, view.height);
  const card = [
    body(rectangle(0, 0, CARD.width, CARD.height, 3.2)),
    { path: rectangle(0, 8, CARD.width, 10), kind: "shade" } as const,
  ];
  return {
    kind: "card",
    width: CARD.width + gap + view.width,
    height,
    parts: [
      { strokes: card, x: 0, y: height - CARD.height },
      { strokes: view.strokes, x: CARD.width + gap, y: height - view.height },
    ],
  };
}

function besidePerson(view: View, facts: Facts): Scene {
  const gap = PERSON.width * 0.4;
  const hangs = facts["mounting"] === "suspended" || facts["mounting"] === "surface";
  const isOnWall = facts["mounting"] === "wall";
  const needed = isOnWall ? ON_WALL + view.height / 2 : view.height;
  const height = Math.max(PERSON.height, needed, hangs ? CEILING : 0);
  const width = PERSON.width + gap + view.width;
  const y = hangs ? 0 : height - needed;
  const edges = [outline(`M0 ${height}H${width}`), ...(hangs ? [outline(`M0 0H${width}`)] : [])];
  return {
    kind: "person",
    width,
    height,
    parts: [
      { strokes: edges, x: 0, y: 0 },
      { strokes: person(), x: 0, y: height - PERSON.height },
      { strokes: view.strokes, x: PERSON.width + gap, y },
    ],
  };
}

/** A standing person, 1.70 m tall, from the front. */
function person(): Stroke[] {
  const middle = PERSON.width / 2;
  const side = (sign: 1 | -1) =>
    [
      rectangle(middle + sign * 205 - 42, 330, 84, 580, 42),
      rectangle(middle + sign * 82 - 70, 820, 140, PERSON.height - 820, 50),
    ].join("");
  const trunk = closed(
    [middle - 190, 330],
    [middle - 120, 278],
    [middle + 120, 278],
    [middle + 190, 330],
    [middle + 150, 900],
    [middle - 150, 900],
  );
  const head = ellipse(middle, 128, 95, 128);
  return [{ path: head + trunk + side(-1) + side(1), kind: "shade" }];
}
