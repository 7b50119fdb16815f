import { Box, Button, Paper, Typography } from "@mui/material";
import { type ReactNode, useId, useState } from "react";
import { get, useFormContext, useFormState, useWatch } from "react-hook-form";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { BilingualField } from "../shell/forms/bilingual-field.tsx";
import { MoveButtons } from "../shell/forms/move-buttons.tsx";
import { SwitchField } from "../shell/forms/switch-field.tsx";
import { Code, StateChip } from "../shell/values.tsx";
import { DraggableEntry } from "./draggable-entry.tsx";
import { useMoveEntry } from "./entry-lists.tsx";
import type { ListName, Place } from "./entry-moves.ts";
import { type MenuValues, NEW_CHILD } from "./menu-values.ts";

type Watched = (typeof NEW_CHILD & { children?: readonly unknown[] }) | undefined;

interface EntryProps {
  /** The list it is in, and its own field name. */
  list: ListName;
  name: `items.${number}` | `items.${number}.children.${number}`;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  /** The entries below it. */
  children?: ReactNode;
}

/** One entry: a line to move it by, and its fields when opened. */
export function Entry({ list, name, index, count, onMove, onRemove, children }: EntryProps) {
  const text = useText();
  const watched = useWatch<MenuValues, typeof name>({ name }) as Watched;
  // An entry being removed is rendered once more after its data is gone.
  const { label, path, isActive } = watched ?? NEW_CHILD;
  const below = watched?.children?.length ?? 0;
  const { errors } = useFormState<MenuValues>();
  const [isAsked, setAsked] = useState(label.ar === "" && label.en === "");
  // Opens on errors, so that they are visible.
  const isOpen = isAsked || get(errors, name) !== undefined;
  const fieldsId = useId();
  const called = label[locale] === "" ? text("menus.unnamed") : label[locale];
  return (
    <Paper
      component="li"
      sx={{ border: "1px solid", borderColor: "divider", padding: 1.5, marginBlockEnd: 1 }}
    >
      <DraggableEntry place={{ list, index }} below={below}>
        <MoveButtons {...{ list, index, count, onMove }} name={called} />
        <Box sx={{ flex: 1, minInlineSize: { xs: "60%", sm: 120 }, overflowWrap: "anywhere" }}>
          <Typography sx={{ fontWeight: 500 }}>
            <bdi>{called}</bdi>
          </Typography>
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            <Code>{path[locale]}</Code>
            {below > 0 && ` · ${text("menus.belowCount", { count: below })}`}
          </Typography>
        </Box>
        {!isActive && <StateChip label={text("menus.off")} tone="neutral" />}
        <Button
          onClick={() => setAsked(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          aria-label={text("menus.editEntry", { name: called })}
        >
          {text("menus.edit")}
        </Button>
        <Button
          color="error"
          onClick={onRemove}
          aria-label={text("menus.removeEntry", { name: called })}
        >
          {text("menus.remove")}
        </Button>
      </DraggableEntry>
      <Box id={fieldsId} hidden={!isOpen} sx={{ marginBlockStart: 1 }}>
        <BilingualField name={`${name}.label`} label={text("menus.label")} />
        <BilingualField name={`${name}.path`} label={text("menus.path")} isLatin />
        <SwitchField name={`${name}.isActive`} label={text("menus.isActive")} />
        <LevelButton place={{ list, index }} below={below} name={called} />
        {children && (
          <Box sx={{ marginBlockStart: 1, paddingInlineStart: { xs: 1, sm: 3 } }}>
            <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>
              {text("menus.below")}
            </Typography>
            {children}
          </Box>
        )}
      </Box>
    </Paper>
  );
}

/**
 * Changes an entry's level without dragging: up to after its parent, or down below the entry before
 * it.
 */
function LevelButton({ place, below, name }: { place: Place; below: number; name: string }) {
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
