import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { TeamMember } from "#contract/staff/team-endpoints.ts";
import { call } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { ErrorAlert } from "../shell/frame/error-alert.tsx";
import { Loading } from "../shell/frame/states.tsx";
import { SessionList } from "../shell/session-list.tsx";

/** A colleague's sessions, which can be signed out. */
export function MemberSessions({ member: { id, name } }: { member: TeamMember }) {
  const text = useText();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={text("staff.team.sessionsOf", { name })}>
        {text("staff.team.sessions")}
      </Button>
      {isOpen && (
        <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
          <DialogTitle id={titleId}>{text("staff.team.sessionsOf", { name })}</DialogTitle>
          <DialogContent>
            <Sessions id={id} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{text("shell.form.close")}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

function Sessions({ id }: { id: number }) {
  const text = useText();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["member-sessions", id],
    queryFn: () => call("GET /api/v1/admin/staff/{id}/sessions", { params: { id } }),
  });
  if (error) return <ErrorAlert error={error} />;
  if (isPending) return <Loading />;
  if (data.items.length === 0) {
    return (
      <Typography sx={{ color: "text.secondary" }}>{text("staff.team.noSessions")}</Typography>
    );
  }
  const end = async (session: number) => {
    await call("DELETE /api/v1/admin/staff/{id}/sessions/{session}", { params: { id, session } });
    await refetch();
  };
  return <SessionList sessions={data.items} end={end} />;
}
