import { Box } from "@mui/material";
import { type DragEvent, type ReactNode, useState } from "react";
import { useMoveEntry } from "./entry-lists.tsx";
import { dropPlace, type Place, type Side } from "./entry-moves.ts";

const DRAGGED = "application/x-menu-entry";
const MARKS = {
  before: { boxShadow: "0 -2px 0 currentColor" },
  below: { outline: "2px solid", outlineOffset: 2, borderRadius: 1 },
} as const;

interface DraggableEntryProps {
  place: Place;
  /** The number of entries below it. */
  below: number;
  children: ReactNode;
}

/** The row of an entry, which can be dragged; others can be dropped before or below it. */
export function DraggableEntry({ place, below, children }: DraggableEntryProps) {
  const move = useMoveEntry();
  const [side, setSide] = useState<Side>();
  const over = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setSide(event.clientY < top + height / 2 ? "before" : "below");
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    const dragged = event.dataTransfer.getData(DRAGGED);
    if (dragged === "" || side === undefined) return;
    event.preventDefault();
    setSide(undefined);
    const from = JSON.parse(dragged) as Place;
    if (from.list === place.list && from.index === place.index) return;
    move(from, dropPlace(place, side, below));
  };
  return (
    <Box
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED, JSON.stringify(place));
        dataTransfer.effectAllowed = "move";
      }}
      onDragOver={over}
      onDragLeave={() => setSide(undefined)}
      onDrop={drop}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        cursor: "grab",
        ...(side && MARKS[side]),
      }}
    >
      {children}
    </Box>
  );
}
