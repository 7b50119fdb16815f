import { Box, Chip, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { staffCall } from "../../shell/data/staff-calls.ts";
import { Panel } from "../../shell/frame/panel.tsx";

/** The user's sessions, and a button to end all others. */
export function Devices() {
  const text = useText();
  const { data, refetch } = useQuery({
    queryKey: ["staff-sessions"],
    queryFn: () => staffCall("listStaffSessions"),
  });
  const items = data?.items ?? [];
  const endOthers = async () => {
    await staffCall("endOtherStaffSessions");
    await refetch();
  };
  return (
    <Panel title={text("door.account.devices")}>
      {items.map(({ id, browser, system, address, lastSeenAt, isCurrent }) => (
        <Box key={id} sx={{ marginBlockEnd: 1.5 }}>
          <Typography>
            <bdi>
              {[browser, system].filter(Boolean).join(" · ") || text("door.account.unknownDevice")}
            </bdi>{" "}
            {isCurrent && <Chip size="small" label={text("door.account.thisDevice")} />}
          </Typography>
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            <bdi>{address}</bdi>
            {" · "}
            {text("door.account.lastSeen", { at: momentText(lastSeenAt, locale) })}
          </Typography>
        </Box>
      ))}
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
