/** How long a code must be out of sight before it counts as another piece, in ms. */
const GONE_MS = 1_000;

/** When each code was last in sight of the camera, in ms. */
export type InSight = ReadonlyMap<string, number>;

/**
 * The codes that came into sight of the camera, which sees a code many times a second: one that
 * stays in sight is one piece.
 */
export function cameIntoSight(
  before: InSight,
  codes: readonly string[],
  now: number,
): { seen: InSight; fresh: string[] } {
  // Between two looks may be long, if the phone is busy: only a look without it counts as gone.
  const kept = [...before].filter(([, at]) => now - at < GONE_MS);
  const fresh = [...new Set(codes)].filter((code) => !before.has(code));
  return { seen: new Map([...kept, ...codes.map((code) => [code, now] as const)]), fresh };
}
