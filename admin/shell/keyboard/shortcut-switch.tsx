import { FormControlLabel, Switch } from "@mui/material";
import { useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import { areShortcutsOn, turnShortcuts } from "./shortcuts.ts";

/** Turns single-key shortcuts on or off in this browser. */
export function ShortcutSwitch() {
  const text = useText();
  const [isOn, setOn] = useState(areShortcutsOn);
  const turn = (next: boolean) => {
    turnShortcuts(next);
    setOn(next);
  };
  return (
    <FormControlLabel
      label={text("shell.shortcuts.on")}
      control={<Switch checked={isOn} onChange={(_, next) => turn(next)} />}
    />
  );
}
