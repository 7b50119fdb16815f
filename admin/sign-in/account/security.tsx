import { Button, Dialog, DialogContent, Typography } from "@mui/material";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { beginSession, setStaff, useSession } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { Enrolment } from "../enrolment.tsx";

export function PasswordPanel() {
  const text = useText();
  return (
    <Panel title={text("door.account.password")}>
      <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 2 }}>
        {text("door.account.passwordText")}
      </Typography>
      <ActionButton
        label={text("door.account.changePassword")}
        explanation={text("door.account.passwordText")}
        done={text("door.account.passwordDone")}
        defaultValues={{ currentPassword: "", password: "" }}
        send={async (body) =>
          beginSession(await call("POST /api/v1/admin/auth/password", { body }))
        }
      >
        <Field
          name="currentPassword"
          type="password"
          label={text("door.account.currentPassword")}
          autoComplete="current-password"
        />
        <Field
          name="password"
          type="password"
          label={text("door.account.newPassword")}
          autoComplete="new-password"
        />
      </ActionButton>
    </Panel>
  );
}

export function TwoFactorPanel() {
  const text = useText();
  const staff = useSession((session) => session.staff);
  const [isOpen, setOpen] = useState(false);
  if (!staff) return null;
  const isOn = staff.twoFactor;
  const turnOff = async (body: { password: string; code: string }) => {
    await call("POST /api/v1/admin/auth/two-factor/disable", { body });
    setStaff({ ...staff, twoFactor: false });
  };
  return (
    <Panel title={text("door.account.twoFactor")}>
      <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 2 }}>
        {text(isOn ? "door.account.twoFactorOn" : "door.account.twoFactorOff")}
      </Typography>
      {!isOn && (
        <Button variant="contained" onClick={() => setOpen(true)}>
          {text("door.account.turnOn")}
        </Button>
      )}
      <Dialog
        open={isOpen && !isOn}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="sm"
        aria-label={text("door.enrol.title")}
      >
        <DialogContent>
          <Enrolment />
        </DialogContent>
      </Dialog>
      {isOn && staff.role !== "owner" && (
        <ActionButton
          label={text("door.account.turnOff")}
          explanation={text("door.account.turnOffText")}
          done={text("door.account.turnedOff")}
          defaultValues={{ password: "", code: "" }}
          send={turnOff}
          isDangerous
        >
          <Field
            name="password"
            type="password"
            label={text("door.enrol.password")}
            autoComplete="current-password"
          />
          <Field
            name="code"
            label={text("door.account.code")}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </ActionButton>
      )}
    </Panel>
  );
}
