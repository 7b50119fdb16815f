import { Box, Button, Typography } from "@mui/material";
import { useFieldArray } from "react-hook-form";
import { useText } from "../i18n/use-text.ts";
import { useListed } from "./entry-lists.tsx";
import type { ListName } from "./entry-moves.ts";
import { Entry } from "./entry.tsx";
import { type MenuValues, NEW_CHILD, NEW_ENTRY } from "./menu-values.ts";

/** The entries of a menu, or of one submenu, in order. */
export function Entries({ name }: { name: ListName }) {
  const text = useText();
  const { fields, move, remove, append, insert } = useFieldArray<MenuValues, ListName>({ name });
  useListed(name, { insert, remove, move });
  const isTop = name === "items";
  const add = () => append(isTop ? NEW_ENTRY : NEW_CHILD);
  return (
    <>
      {fields.length === 0 && isTop && (
        <Typography sx={{ color: "text.secondary", marginBlockEnd: 1.5 }}>
          {text("menus.empty")}
        </Typography>
      )}
      <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {fields.map(({ id }, index) => (
          <Entry
            key={id}
            list={name}
            name={`${name}.${index}`}
            index={index}
            count={fields.length}
            onMove={move}
            onRemove={() => remove(index)}
          >
            {isTop && <Entries name={`items.${index}.children`} />}
          </Entry>
        ))}
      </Box>
      <Button variant="outlined" onClick={add} sx={{ marginBlockStart: 1 }}>
        {text(isTop ? "menus.add" : "menus.addBelow")}
      </Button>
    </>
  );
}
