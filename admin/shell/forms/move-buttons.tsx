import DownIcon from "@mui/icons-material/KeyboardArrowDown";
import UpIcon from "@mui/icons-material/KeyboardArrowUp";
import { IconButton } from "@mui/material";
import { flushSync } from "react-dom";
import { useText } from "../../i18n/use-text.ts";

interface MoveButtonsProps {
  /** Id of the sorted list, unique on the screen. */
  list: string;
  index: number;
  count: number;
  /** The item's label on the screen. */
  name: string;
  onMove: (from: number, to: number) => void;
}

const WAYS = [
  { way: "up", step: -1, Icon: UpIcon },
  { way: "down", step: 1, Icon: DownIcon },
] as const;

/** Moves an entry up or down its list: the pressed button keeps the focus. */
export function MoveButtons({ list, index, count, name, onMove }: MoveButtonsProps) {
  const text = useText();
  const idOf = (at: number, way: string) => `${list}-${at}-${way}`;
  const move = (way: string, to: number) => {
    if (to < 0 || to >= count) return;
    flushSync(() => onMove(index, to));
    document.querySelector<HTMLElement>(`#${CSS.escape(idOf(to, way))}`)?.focus();
  };
  return WAYS.map(({ way, step, Icon }) => {
    const to = index + step;
    const isEnd = to < 0 || to >= count;
    return (
      <IconButton
        key={way}
        id={idOf(index, way)}
        // Not disabled, so that focus stays on the button when an entry reaches the end.
        aria-disabled={isEnd}
        aria-label={text(`shell.form.${way}`, { name })}
        onClick={() => move(way, to)}
        sx={{ opacity: isEnd ? 0.35 : 1 }}
      >
        <Icon />
      </IconButton>
    );
  });
}
