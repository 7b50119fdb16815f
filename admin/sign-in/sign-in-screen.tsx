import { Typography } from "@mui/material";
import { useLogin } from "ra-core";
import { useText } from "../i18n/use-text.ts";
import { DoorCard } from "./door-card.tsx";
import { SignInForm } from "./sign-in-form.tsx";

export function SignInScreen() {
  const text = useText();
  const login = useLogin();
  return (
    <DoorCard title={text("door.signIn.title")}>
      <Typography sx={{ color: "text.secondary", marginBlockEnd: 1 }}>
        {text("door.signIn.intro")}
      </Typography>
      <SignInForm onSession={(session) => void login(session)} />
    </DoorCard>
  );
}
