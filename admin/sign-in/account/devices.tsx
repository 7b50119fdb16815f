import { useQuery } from "@tanstack/react-query";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { staffCall } from "../../shell/data/staff-calls.ts";
import { Panel } from "../../shell/frame/panel.tsx";
import { SessionList } from "../../shell/session-list.tsx";

/** The user's own sessions: one, or all except the current one, can be signed out. */
export function Devices() {
  const text = useText();
  const { data, refetch } = useQuery({
    queryKey: ["staff-sessions"],
    queryFn: () => staffCall("listStaffSessions"),
  });
  const items = data?.items ?? [];
  const endOne = async (id: number) => {
    await staffCall("endStaffSession", { params: { id } });
    await refetch();
  };
  const endOthers = async () => {
    await staffCall("endOtherStaffSessions");
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
