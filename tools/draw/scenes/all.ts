export const scenes: Record<string, () => string> = {};
