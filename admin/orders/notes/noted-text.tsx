import { Box } from "@mui/material";
import type { Member } from "#contract/orders/order-note.ts";
import { partsOf } from "./name-members.ts";

/** A note's text with its mentions. */
export function NotedText({ text, mentioned }: { text: string; mentioned: readonly Member[] }) {
  return (
    <Box dir="auto" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
      {partsOf(text, mentioned).map((part, place) =>
        part.isName ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts have no other name, and never change places
          <Box key={place} component="bdi" sx={{ color: "primary.main", fontWeight: 500 }}>
            {part.text}
          </Box>
        ) : (
          part.text
        ),
      )}
    </Box>
  );
}
