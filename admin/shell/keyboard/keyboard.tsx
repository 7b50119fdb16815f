import FindIcon from "@mui/icons-material/SearchOutlined";
import { IconButton } from "@mui/material";
import { useEventCallback } from "@mui/material/utils";
import { lazy, Suspense, use, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { may } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { MenuContext } from "../menu.ts";
import { areShortcutsOn, type Shortcut, shortcutOf } from "./shortcuts.ts";

const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));
const ShortcutList = lazy(async () => ({
  default: (await import("./shortcut-list.tsx")).ShortcutList,
}));

/** How long to wait for the second key after `g`. */
const NEXT_KEY_MS = 1_500;

type Opened = "palette" | "list";

/** Global keyboard shortcuts, and the search button. */
export function Keyboard() {
  const text = useText();
  const [opened, setOpened] = useState<Opened>();
  useKeys(setOpened);
  const close = () => setOpened(undefined);
  return (
    <>
      <IconButton
        onClick={() => setOpened("palette")}
        aria-label={text("shell.palette.open")}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={text("shell.palette.open")}
      >
        <FindIcon />
      </IconButton>
      <Suspense fallback={null}>
        {opened === "palette" && <Palette onClose={close} />}
        {opened === "list" && <ShortcutList onClose={close} />}
      </Suspense>
    </>
  );
}

function useKeys(open: (what: Opened) => void): void {
  const follow = useFollow(open);
  const begunAt = useRef(-Infinity);
  const press = useEventCallback((event: KeyboardEvent) => {
    const isPalette = (event.ctrlKey || event.metaKey) && event.code === "KeyK";
    if (isPalette) open("palette");
    const isHeard = !isPalette && areShortcutsOn() && !isTaken(event);
    const hasBegun = event.timeStamp - begunAt.current < NEXT_KEY_MS;
    const shortcut = isHeard ? shortcutOf(event, hasBegun) : undefined;
    begunAt.current = shortcut?.kind === "begin" ? event.timeStamp : -Infinity;
    if (isPalette || shortcut) event.preventDefault();
    if (shortcut) follow(shortcut);
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [press]);
}

function useFollow(open: (what: Opened) => void): (shortcut: Shortcut) => void {
  const navigate = useNavigate();
  const entries = use(MenuContext);
  const mayOpen = (screen: string) =>
    screen === "" || entries.some(({ name, permission }) => name === screen && may(permission));
  return (shortcut) => {
    if (shortcut.kind === "list") open("list");
    if (shortcut.kind === "filter")
      document.querySelector<HTMLElement>("main search input")?.focus();
    if (shortcut.kind === "go" && mayOpen(shortcut.screen)) void navigate(`/${shortcut.screen}`);
  };
}

const TYPING = "input, textarea, select, [contenteditable=true], [role=combobox], [role=listbox]";

/** The user is typing, or a dialog or menu handles keys. */
function isTaken({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || document.querySelector("[role=dialog], [role=menu]")) return true;
  return target instanceof Element && target.closest(TYPING) !== null;
}
