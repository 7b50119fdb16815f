import { Typography } from "@mui/material";
import { useLocation, useNavigate } from "react-router";
import type { StaffSession } from "#contract/staff/staff-session.ts";
import { beginSession } from "../api/session.ts";
import { openInLanguageOf } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { requestedPath } from "../shell/data/restore-session.ts";
import { DoorCard } from "./door-card.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export function SignInScreen() {
  const text = useText();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const enter = (session: StaffSession) => {
    beginSession(session);
    // The reloaded page continues to the requested path: navigating now would lose it.
    if (!openInLanguageOf(session.staff)) void navigate(requestedPath(state), { replace: true });
  };
  return (
    <DoorCard title={text("door.signIn.title")}>
      <Typography sx={{ color: "text.secondary", marginBlockEnd: 1 }}>
        {text("door.signIn.intro")}
      </Typography>
      <SignInForm onSession={enter} />
    </DoorCard>
  );
}
