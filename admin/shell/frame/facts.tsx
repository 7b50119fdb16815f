import { Box } from "@mui/material";
import type { ReactNode } from "react";

export interface Fact {
  label: string;
  /** If empty, the fact is left out. */
  value: ReactNode;
}

/** A list of labels and values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== "");
  return (
    <Box
      component="dl"
      sx={{
        display: "grid",
        // Long labels wrap, so that values keep their room on a phone.
        gridTemplateColumns: "fit-content(45%) minmax(0, 1fr)",
        columnGap: 2,
        rowGap: 0.75,
        margin: 0,
        "& dt": { color: "text.secondary", minInlineSize: "6rem" },
        "& dd": { margin: 0, overflowWrap: "anywhere" },
      }}
    >
      {known.map(({ label, value }) => (
        <Box key={label} sx={{ display: "contents" }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}
