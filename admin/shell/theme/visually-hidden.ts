/** For text that only screen readers read. */
export const visuallyHidden = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
