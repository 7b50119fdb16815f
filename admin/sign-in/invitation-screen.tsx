import { Alert, Button, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { call } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { ApiForm } from "../shell/forms/api-form.tsx";
import { Field } from "../shell/forms/field.tsx";
import { Loading } from "../shell/frame/states.tsx";
import { shopName } from "../shell/shop-name.ts";
import { DoorCard } from "./door-card.tsx";
import { SubmitButton } from "./sign-in-form.tsx";

/**
 * The page of an invitation: its secret is in the URL fragment, which is never sent to a server.
 */
export function InvitationScreen() {
  const text = useText();
  const [invitation] = useState(() => location.hash.slice(1));
  const [isDone, setDone] = useState(false);
  const { data, isPending, isError } = useQuery({
    queryKey: ["invitation", invitation],
    queryFn: () =>
      call("GET /api/v1/admin/invitations/{invitation}", { params: { invitation }, isQuiet: true }),
    enabled: invitation !== "" && !isDone,
  });
  if (isDone)
    return (
      <DoorCard title={text("door.invitation.title")}>
        <Alert severity="success">{text("door.invitation.done")}</Alert>
        <SignInLink />
      </DoorCard>
    );
  if (isError || invitation === "")
    return (
      <DoorCard title={text("door.invitation.gone")}>
        <Typography sx={{ color: "text.secondary" }}>{text("door.invitation.goneText")}</Typography>
        <SignInLink />
      </DoorCard>
    );
  if (isPending) return <Loading />;
  return (
    <DoorCard title={text("door.invitation.title")}>
      <Welcome {...{ invitation, ...data, onDone: () => setDone(true) }} />
    </DoorCard>
  );
}

interface WelcomeProps {
  invitation: string;
  email: string;
  name: string;
  role: "owner" | "catalogue" | "orders" | "content" | "support";
  onDone: () => void;
}

function Welcome({ invitation, email, name, role, onDone }: WelcomeProps) {
  const text = useText();
  const values = { shop: shopName, role: text(`shell.roles.${role}`) };
  const send = ({ name: chosen, password }: { email: string; name: string; password: string }) =>
    call("POST /api/v1/admin/invitations/{invitation}/accept", {
      params: { invitation },
      body: { name: chosen, password },
      isQuiet: true,
    });
  return (
    <>
      <Typography sx={{ color: "text.secondary" }}>
        {text("door.invitation.text", values)}
      </Typography>
      <ApiForm
        defaultValues={{ email, name, password: "" }}
        send={send}
        onDone={onDone}
        footer={(isBusy) => <SubmitButton label={text("door.invitation.submit")} isBusy={isBusy} />}
      >
        <Field
          name="email"
          type="email"
          label={text("door.invitation.email")}
          autoComplete="username"
          isReadOnly
        />
        <Field name="name" label={text("door.invitation.name")} autoComplete="name" />
        <Field
          name="password"
          type="password"
          label={text("door.invitation.password")}
          autoComplete="new-password"
        />
      </ApiForm>
    </>
  );
}

function SignInLink() {
  const text = useText();
  return (
    <Button component={Link} to="/login" variant="contained" fullWidth sx={{ marginBlockStart: 3 }}>
      {text("door.invitation.toSignIn")}
    </Button>
  );
}
