import { Button } from "@mui/material";
import { useFormContext } from "react-hook-form";
import { useText } from "../i18n/use-text.ts";
import { useMoveEntry } from "./entry-lists.tsx";
import type { Place } from "./entry-moves.ts";
import type { MenuValues } from "./menu-values.ts";

/**
 * Changes an entry's level without dragging: up to after its parent, or down below the entry before
 * it.
 */
export function LevelButton({ place, below, name }: { place: Place; below: number; name: string }) {
  const text = useText();
  const move = useMoveEntry();
  const { getValues } = useFormContext<MenuValues>();
  const { list, index } = place;
  const parent = list === "items" ? undefined : Number(list.split(".")[1]);
  if (parent !== undefined) {
    return (
      <Button
        onClick={() => move(place, { list: "items", index: parent + 1 })}
        aria-label={text("menus.levelUpOf", { name })}
      >
        {text("menus.levelUp")}
      </Button>
    );
  }
  if (index === 0 || below > 0) return null;
  const previous = `items.${index - 1}.children` as const;
  return (
    <Button
      onClick={() => move(place, { list: previous, index: getValues(previous).length })}
      aria-label={text("menus.levelDownOf", { name })}
    >
      {text("menus.levelDown")}
    </Button>
  );
}
