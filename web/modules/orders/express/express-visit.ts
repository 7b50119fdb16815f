/** How a page leads to the checkout that has nothing to fill in; it stays so when the page is loaded again. */
export const EXPRESS = { express: true } as const;

export function isExpress(state: unknown): boolean {
  return typeof state === "object" && state !== null && "express" in state;
}
