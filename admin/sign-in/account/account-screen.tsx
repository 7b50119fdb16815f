import { Box } from "@mui/material";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../shell/frame/panel.tsx";
import { ScreenTitle } from "../../shell/frame/screen-title.tsx";
import { ShortcutSwitch } from "../../shell/keyboard/shortcut-switch.tsx";
import { Devices } from "./devices.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordPanel, TwoFactorPanel } from "./security.tsx";

/** The user's own account. */
export function AccountScreen() {
  const text = useText();
  return (
    <>
      <ScreenTitle title={text("door.account.title")} />
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "1fr 1fr" },
          alignItems: "start",
        }}
      >
        <PasswordPanel />
        <TwoFactorPanel />
        <Passkeys />
        <Devices />
        <Panel title={text("shell.shortcuts.title")}>
          <ShortcutSwitch />
        </Panel>
      </Box>
    </>
  );
}
