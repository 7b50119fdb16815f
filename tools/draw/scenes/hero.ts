import { rect } from "../studio/solids.ts";
import { sample, type Spec } from "../spec.ts";
import { Stage } from "./stage.ts";

const dome = (): Spec =>
  sample("dome-pendant", "brass", {
    code: "hero-dome-3",
    attributes: { diameter_mm: 620, height_mm: 330 },
  });
const opal = (code: string): Spec =>
  sample("globe-pendant", "brass", { code, shade: "opal", attributes: { diameter_mm: 200 } });

function backdrop(stage: Stage, warmX: number, warmY: number): void {
  const { pen, width, height } = stage;
  stage.room.push(rect(0, 0, width, height, "#15120e"));
  const warm = pen.radialAt(
    [
      [0, "#5a3a16", 0.75],
      [0.35, "#3a2712", 0.5],
      [0.7, "#1f180f", 0.25],
      [1, "#15120e", 0],
    ],
    warmX,
    warmY,
    width * 0.62,
    height * 0.95,
  );
  stage.room.push(rect(0, 0, width, height, warm));
}

/** Table top along the foot of the scene, under the light. */
function table(stage: Stage, y: number, x: number): void {
  const { pen, width, height } = stage;
  const top = pen.linear(
    [
      [0, "#241a11"],
      [0.25, "#1b140e"],
      [1, "#100d0a"],
    ],
    0,
    0,
    0,
    1,
  );
  stage.room.push(
    rect(0, y, width, height - y, top),
    rect(0, y, width, 1.5, stage.lit("#15120e", 0.22)),
  );
  stage.glowAt("light", x, y + (height - y) * 0.42, width * 0.34, (height - y) * 0.85, 0.95);
  stage.glowAt("light", x, y + (height - y) * 0.4, width * 0.16, (height - y) * 0.42, 0.5);
}

function wide(mirrored: boolean): string {
  const stage = new Stage(1600, 900);
  const at = (x: number) => (mirrored ? 1600 - x : x);
  stage.ambient = 2.3;
  backdrop(stage, at(560), 420);
  table(stage, 806, at(560));
  stage.put(opal("hero-left"), { x: at(196), y: 330, scale: 0.74, cord: true });
  stage.put(opal("hero-left"), { x: at(930), y: 250, scale: 0.6, cord: true });
  stage.put(dome(), { x: at(560), y: 392, scale: 0.92, cord: true });
  return stage.svg();
}

export function homeHero(): string {
  return wide(false);
}

export function homeHeroLtr(): string {
  return wide(true);
}

/** For phones: dark and calm above, where the words stand. */
export function homeHeroTall(): string {
  const stage = new Stage(800, 1000);
  stage.ambient = 2.3;
  backdrop(stage, 400, 720);
  table(stage, 926, 400);
  stage.put(opal("hero-left"), { x: 128, y: 500, scale: 0.52, cord: true });
  stage.put(opal("hero-left"), { x: 684, y: 440, scale: 0.46, cord: true });
  stage.put(dome(), { x: 400, y: 628, scale: 0.7, cord: true });
  return stage.svg();
}
