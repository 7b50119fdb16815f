import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { use, useId } from "react";
import { may } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { MenuContext } from "../menu.ts";
import { ShortcutSwitch } from "./shortcut-switch.tsx";
import { SCREEN_KEYS } from "./shortcuts.ts";

/** All shortcuts, and a switch to turn off those of single keys. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const text = useText();
  const titleId = useId();
  const lines = [
    { keys: ["Ctrl", "K"], what: text("shell.palette.title") },
    { keys: ["/"], what: text("shell.shortcuts.filter") },
    { keys: ["?"], what: text("shell.shortcuts.title") },
    ...useScreenLines(),
  ];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text("shell.shortcuts.title")}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={GRID}>
          {lines.map(({ keys, what }) => (
            <Box key={what} sx={{ display: "contents" }}>
              <dt>{what}</dt>
              <dd>
                <bdi dir="ltr">
                  {keys.map((key) => (
                    <Box component="kbd" key={key} sx={KEY}>
                      {key}
                    </Box>
                  ))}
                </bdi>
              </dd>
            </Box>
          ))}
        </Box>
        <ShortcutSwitch />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text("shell.form.close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

function useScreenLines() {
  const text = useText();
  const entries = use(MenuContext);
  return Object.entries(SCREEN_KEYS)
    .filter(
      ([, screen]) =>
        screen === "" || entries.some(({ name, permission }) => name === screen && may(permission)),
    )
    .map(([key, screen]) => ({
      keys: ["g", key],
      what: screen === "" ? text("start.title") : text(`resources.${screen}.name`),
    }));
}

const GRID = {
  display: "grid",
  gridTemplateColumns: "1fr auto",
  rowGap: 1,
  columnGap: 2,
  marginBlock: 0,
  marginBlockEnd: 2,
  "& dd": { margin: 0 },
} as const;

const KEY = {
  display: "inline-block",
  minInlineSize: 28,
  marginInlineStart: 0.5,
  paddingInline: 1,
  textAlign: "center",
  fontFamily: "inherit",
  fontSize: "0.8125rem",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1.5,
} as const;
