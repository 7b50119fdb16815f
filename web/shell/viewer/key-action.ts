/** What a key does in the viewer. */
export type KeyAction = { kind: "show"; index: number } | { kind: "zoom"; factor: number };

interface Place {
  index: number;
  count: number;
  /** Forward is to the left. */
  isRtl: boolean;
}

interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const ZOOM_KEYS: Record<string, number> = { "+": 1.6, "=": 1.6, "-": 1 / 1.6, _: 1 / 1.6 };

/** Films, and the sliders of a light, have their own use for arrows, Home and End. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof HTMLVideoElement || target instanceof HTMLInputElement;
}

/** Arrows follow the reading direction; Home and End go to the ends; + and - zoom. */
export function keyAction(pressed: Pressed, place: Place): KeyAction | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  const factor = ZOOM_KEYS[pressed.key];
  if (factor) return { kind: "zoom", factor };
  const index = targetOf(pressed.key, place);
  const isThere = index !== undefined && index >= 0 && index < place.count;
  return isThere && index !== place.index ? { kind: "show", index } : undefined;
}

function targetOf(key: string, { index, count, isRtl }: Place): number | undefined {
  const forward = isRtl ? "ArrowLeft" : "ArrowRight";
  const backward = isRtl ? "ArrowRight" : "ArrowLeft";
  return { [forward]: index + 1, [backward]: index - 1, Home: 0, End: count - 1 }[key];
}
