export const accounts = {
  title: "x",
} as const;
