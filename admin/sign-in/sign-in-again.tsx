import { Button, Dialog, DialogContent, DialogTitle, Typography } from "@mui/material";
import { beginSession, useSession } from "../api/session.ts";
import { useText } from "../i18n/use-text.ts";
import { useSignOut } from "../shell/data/use-sign-out.ts";
import { SignInForm } from "./sign-in-form.tsx";

/**
 * The session was lost: the same user signs in above the screen, which stays and then continues.
 */
export function SignInAgain() {
  const text = useText();
  const signOut = useSignOut();
  const { isLost, staff } = useSession();
  if (!isLost || !staff) return null;
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="sign-in-again" sx={{ zIndex: 1500 }}>
      <DialogTitle id="sign-in-again">{text("door.again.title")}</DialogTitle>
      <DialogContent>
        <Typography sx={{ color: "text.secondary", marginBlockEnd: 1 }}>
          {text("door.again.text")}
        </Typography>
        <SignInForm email={staff.email} onSession={beginSession} />
        <Button fullWidth onClick={() => void signOut()} sx={{ marginBlockStart: 1 }}>
          {text("door.again.other")}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
