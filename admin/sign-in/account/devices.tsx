import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { SessionList } from "../../shell/session-list.tsx";

/** The user's own sessions: one, or all except the current one, can be signed out. */
export function Devices() {
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
