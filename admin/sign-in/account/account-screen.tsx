import { Box } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { ScreenTitle } from "../../shell/frame/screen-title.tsx";
import { ShortcutSwitch } from "../../shell/keyboard/shortcut-switch.tsx";
import { SessionList } from "../../shell/session-list.tsx";
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

/** The user's own sessions: one, or all except the current one, can be signed out. */
function Devices() {
  const text = useText();
  const { data, refetch } = useQuery({
    queryKey: ["staff-sessions"],
    queryFn: () => call("GET /api/v1/admin/auth/sessions"),
  });
  const items = data?.items ?? [];
  const endOne = async (id: number) => {
    await call("DELETE /api/v1/admin/auth/sessions/{id}", { params: { id } });
    await refetch();
  };
  const endOthers = async () => {
    await call("DELETE /api/v1/admin/auth/sessions");
    await refetch();
  };
  return (
    <Panel title={text("door.account.devices")}>
      <SessionList sessions={items} end={endOne} />
      {items.length > 1 && (
        <ActionButton
          label={text("door.account.signOutOthers")}
          done={text("door.account.signedOutOthers")}
          send={endOthers}
        />
      )}
    </Panel>
  );
}
