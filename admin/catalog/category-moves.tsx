import { Box } from "@mui/material";
import { type DragEvent, type ReactNode, useState } from "react";
import type { CategoryRecord } from "#contract/catalog/editing-endpoints.ts";
import { call } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { useDoneNotice } from "../shell/actions/done-notice.ts";
import { useOneAtATime } from "../shell/actions/one-at-a-time.ts";
import { MoveButtons } from "../shell/forms/move-buttons.tsx";
import { type CategoryPlace, useCategories, usePlaceOf } from "./category-tree.ts";

/** Moves a category in the tree; the notification offers undo. */
function useMove() {
  const text = useText();
  const placeOf = usePlaceOf();
  const say = useDoneNotice();
  const oneAtATime = useOneAtATime();
  const move = ({ id, version }: Pick<CategoryRecord, "id" | "version">, place: CategoryPlace) =>
    call("PUT /api/v1/admin/categories/{id}/place", {
      params: { id },
      body: { ...place, version },
    });
  return (category: CategoryRecord, place: CategoryPlace) =>
    oneAtATime(async () => {
      const before = placeOf(category);
      const moved = await move(category, place);
      await say(text("catalog.categories.moved", { name: category.name[locale] }), () =>
        move(moved, before),
      );
    });
}

/** Moves a category among its siblings. */
export function MoveAmongNeighbours({ category }: { category: CategoryRecord }) {
  const move = useMove();
  const { categories } = useCategories();
  const { id, parentId, name } = category;
  const neighbours = categories.filter((one) => one.parentId === parentId);
  return (
    <MoveButtons
      list={`category-${id}`}
      index={neighbours.findIndex((one) => one.id === id)}
      count={neighbours.length}
      name={name[locale]}
      onMove={(from, to) => {
        const before = neighbours[to < from ? to : to + 1];
        void move(category, { parentId, beforeId: before?.id ?? null });
      }}
    />
  );
}

const DRAGGED = "application/x-category";
type Side = "before" | "below";
const MARKS = {
  before: { boxShadow: "0 -2px 0 currentColor" },
  below: { outline: "2px solid", outlineOffset: 4, borderRadius: 1 },
} as const;

/**
 * A category can be dropped on another one: on the upper half to go before it, on the lower half to
 * become its child.
 */
export function Draggable({
  category,
  children,
}: {
  category: CategoryRecord;
  children: ReactNode;
}) {
  const move = useMove();
  const { categories, pathOf } = useCategories();
  const [side, setSide] = useState<Side>();
  const { id, parentId } = category;
  const over = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    setSide(event.clientY < top + height / 2 ? "before" : "below");
  };
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    setSide(undefined);
    const dragged = categories.find(
      (one) => String(one.id) === event.dataTransfer.getData(DRAGGED),
    );
    // A category cannot become its own descendant.
    if (!dragged || pathOf(id).includes(dragged.id)) return;
    void move(
      dragged,
      side === "before" ? { parentId, beforeId: id } : { parentId: id, beforeId: null },
    );
  };
  return (
    <Box
      component="span"
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED, String(id));
        dataTransfer.effectAllowed = "move";
      }}
      onDragOver={over}
      onDragLeave={() => setSide(undefined)}
      onDrop={drop}
      sx={{ display: "block", cursor: "grab", paddingBlock: 0.5, ...(side && MARKS[side]) }}
    >
      {children}
    </Box>
  );
}
