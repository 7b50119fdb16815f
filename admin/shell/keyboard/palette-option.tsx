import { Box } from "@mui/material";
import type { Match } from "./use-matches.ts";

interface PaletteOptionProps {
  id: string;
  match: Match;
  isActive: boolean;
  onChoose: () => void;
}

/** Focus stays in the field: options are selected by its keys, or clicked. */
export function PaletteOption({ id, match, isActive, onChoose }: PaletteOptionProps) {
  return (
    <Box
      id={id}
      // An option of a combobox, which no element is outside of a select.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onChoose}
      sx={{
        display: "flex",
        gap: 2,
        alignItems: "center",
        minBlockSize: 44,
        paddingInline: 1.5,
        borderRadius: 2,
        cursor: "pointer",
        backgroundColor: isActive ? "action.selected" : "transparent",
        "&:hover": { backgroundColor: "action.hover" },
      }}
    >
      <Box component="bdi" sx={{ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" }}>
        {match.title}
      </Box>
      <Box component="bdi" sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
        {match.detail}
      </Box>
    </Box>
  );
}
