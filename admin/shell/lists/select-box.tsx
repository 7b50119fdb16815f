import { Checkbox, TableCell } from "@mui/material";
import { useText } from "../../i18n/use-text.ts";
import type { Id } from "../data/source.ts";
import { useList } from "./use-list.ts";

/** Selects one record of the list. */
export function SelectBox({ id, name }: { id: Id; name: string }) {
  const text = useText();
  const { selected, select } = useList();
  const isSelected = selected.includes(id);
  return (
    <Checkbox
      size="small"
      checked={isSelected}
      onChange={() => select(isSelected ? selected.filter((one) => one !== id) : [...selected, id])}
      slotProps={{ input: { "aria-label": text("shell.list.select", { name }) } }}
    />
  );
}

/** Heading of the checkboxes: selects all records of the page, or none. */
export function SelectAll({ ids }: { ids: Id[] }) {
  const text = useText();
  const { selected, select } = useList();
  const isAll = ids.every((id) => selected.includes(id));
  const others = selected.filter((id) => !ids.includes(id));
  return (
    <TableCell padding="checkbox">
      <Checkbox
        size="small"
        checked={isAll}
        indeterminate={!isAll && ids.some((id) => selected.includes(id))}
        onChange={() => select(isAll ? others : [...others, ...ids])}
        slotProps={{ input: { "aria-label": text("shell.list.selectAll") } }}
      />
    </TableCell>
  );
}
