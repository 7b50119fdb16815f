import { Alert, Box, Button, Dialog, InputBase } from "@mui/material";
import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { PaletteOption } from "./palette-option.tsx";
import { useMatches } from "./use-matches.ts";

/**
 * Finds screens and records by a few letters; fully usable by keyboard (an ARIA combobox with a
 * listbox).
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const { groups, isSearching, failed, retry } = useMatches(typed.trim());
  const all = groups.flatMap(({ matches }) => matches);
  const current = Math.min(active, all.length - 1);
  const idOf = (index: number) => `${listId}-${index}`;
  const go = (path: string | undefined) => {
    if (path === undefined) return;
    onClose();
    void navigate(path);
  };
  const moveTo = (index: number) => {
    setActive(index);
    document.querySelector(`#${CSS.escape(idOf(index))}`)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      moveTo((current + step + all.length) % all.length);
    }
    // Ignore Enter while an input method is composing a word.
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      go(all[current]?.path);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { "aria-label": text("shell.palette.title") } }}
      sx={TOP}
    >
      <InputBase
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type
        autoFocus
        fullWidth
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        placeholder={text("shell.palette.placeholder")}
        inputProps={{
          role: "combobox",
          "aria-label": text("shell.palette.title"),
          "aria-expanded": all.length > 0,
          "aria-controls": all.length > 0 ? listId : undefined,
          "aria-autocomplete": "list",
          "aria-activedescendant": all.length > 0 ? idOf(current) : undefined,
          autoComplete: "off",
          spellCheck: false,
        }}
        sx={{ paddingInline: 2.5, paddingBlock: 1.5, fontSize: "1.0625rem" }}
      />
      {all.length > 0 && (
        <Box
          id={listId}
          // A list of a combobox, which no element is.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          aria-label={text("shell.palette.title")}
          sx={{
            overflowY: "auto",
            maxBlockSize: "60vh",
            padding: 1,
            borderBlockStart: "1px solid",
            borderColor: "divider",
          }}
        >
          {groups.map(({ name, matches, first }) => (
            // A group of options has no element of its own.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            <Box key={name} role="group" aria-label={name}>
              <Box
                aria-hidden
                sx={{
                  color: "text.secondary",
                  fontSize: "0.8125rem",
                  paddingInline: 1.5,
                  paddingBlock: 0.5,
                }}
              >
                {name}
              </Box>
              {matches.map((match, index) => (
                <PaletteOption
                  key={match.path}
                  id={idOf(first + index)}
                  match={match}
                  isActive={first + index === current}
                  onChoose={() => go(match.path)}
                />
              ))}
            </Box>
          ))}
        </Box>
      )}
      <Box
        component="output"
        sx={{ paddingInline: 2.5, paddingBlock: all.length > 0 ? 0 : 2, color: "text.secondary" }}
      >
        {all.length === 0 &&
          (isSearching || failed.length === 0) &&
          text(isSearching ? "shell.palette.searching" : "shell.palette.nothing")}
      </Box>
      {failed.length > 0 && <Failed lists={failed} onRetry={retry} />}
    </Dialog>
  );
}

function Failed({ lists, onRetry }: { lists: readonly string[]; onRetry: () => void }) {
  const text = useText();
  const names = new Intl.ListFormat(locale, { type: "conjunction" }).format(lists);
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {text("shell.palette.retry")}
        </Button>
      }
    >
      {text("shell.palette.failed", { lists: names })}
    </Alert>
  );
}

/** The list grows downwards, so that the field does not move. */
const TOP = { "& .MuiDialog-container": { alignItems: "start" } } as const;
