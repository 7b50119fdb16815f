import { Checkbox, TableCell } from "@mui/material";
import { useListContext } from "ra-core";
import { useText } from "../../i18n/use-text.ts";

type Id = string | number;

/** Selects one record of the list. */
export function SelectBox({ id, name }: { id: Id; name: string }) {
  const text = useText();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { "aria-label": text("shell.list.select", { name }) } }}
    />
  );
}

/** Heading of the checkboxes: selects all records of the page, or none. */
export function SelectAll({ ids }: { ids: Id[] }) {
  const text = useText();
  const { selectedIds: selected, onSelect } = useListContext();
  const selectedIds = selected as Id[];
  const isAll = ids.every((id) => selectedIds.includes(id));
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <TableCell padding="checkbox">
      <Checkbox
        size="small"
        checked={isAll}
        indeterminate={!isAll && ids.some((id) => selectedIds.includes(id))}
        onChange={() => onSelect(isAll ? others : [...others, ...ids])}
        slotProps={{ input: { "aria-label": text("shell.list.selectAll") } }}
      />
    </TableCell>
  );
}
