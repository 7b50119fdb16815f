/**
 * Navigation state for express checkout, where nothing has to be filled in; it survives a reload.
 */
export const EXPRESS = { express: true } as const;

export function isExpress(state: unknown): boolean {
  return typeof state === "object" && state !== null && "express" in state;
}
