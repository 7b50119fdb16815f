import KeyIcon from "@mui/icons-material/KeyOutlined";
import { Alert, Button, Divider, Typography } from "@mui/material";
import { useState } from "react";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { StaffSession } from "#contract/staff/staff-session.ts";
import { call } from "../api/client.ts";
import { ownProblem } from "../api/own-problem.ts";
import { useProblemText } from "../i18n/use-problem-text.ts";
import { useText } from "../i18n/use-text.ts";
import { ApiForm } from "../shell/forms/api-form.tsx";
import { Field } from "../shell/forms/field.tsx";

interface SignInFormProps {
  onSession: (session: StaffSession) => void;
  /** Set if a specific user signs in again. */
  email?: string;
}

const isQuiet = true;
const askSession = (body: { email: string; password: string }) =>
  call("POST /api/v1/admin/auth/sign-in", { body, isQuiet });
const isWrong = (error: unknown) => error instanceof ApiProblem && error.code === "credentials";

/** Email and password, then the second factor if there is one; or a passkey alone. */
export function SignInForm({ onSession, email }: SignInFormProps) {
  const [challenge, setChallenge] = useState<string>();
  if (challenge !== undefined)
    return (
      <CodeStep
        challenge={challenge}
        onSession={onSession}
        onBack={() => setChallenge(undefined)}
      />
    );
  return <PasswordStep {...{ onSession, onChallenge: setChallenge, email }} />;
}

type PasswordStepProps = SignInFormProps & { onChallenge: (challenge: string) => void };

function PasswordStep({ onSession, onChallenge, email = "" }: PasswordStepProps) {
  const text = useText();
  const send = async (body: { email: string; password: string }) => {
    const answer = await askSession(body).catch((error: unknown) => {
      // The API's message also mentions mobile numbers, which staff do not sign in with.
      throw isWrong(error) ? ownProblem(text("door.signIn.wrong")) : error;
    });
    if (answer.kind === "session") onSession(answer);
    else onChallenge(answer.challenge);
  };
  return (
    <>
      <ApiForm
        defaultValues={{ email, password: "" }}
        send={send}
        footer={(isBusy) => <SubmitButton label={text("door.signIn.submit")} isBusy={isBusy} />}
      >
        <Field
          name="email"
          type="email"
          label={text("door.signIn.email")}
          autoComplete="username"
          isReadOnly={email !== ""}
          isFirst={email === ""}
        />
        <Field
          name="password"
          type="password"
          label={text("door.signIn.password")}
          autoComplete="current-password"
          isFirst={email !== ""}
        />
      </ApiForm>
      {"PublicKeyCredential" in globalThis && <PasskeyButton onSession={onSession} />}
    </>
  );
}

export function SubmitButton({ label, isBusy }: { label: string; isBusy: boolean }) {
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      fullWidth
      disabled={isBusy}
      sx={{ marginBlockStart: 2 }}
    >
      {label}
    </Button>
  );
}

/** The browser returned no passkey: the user cancelled, which needs no message. */
function wasLeft(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError")
  );
}

function PasskeyButton({ onSession }: SignInFormProps) {
  const text = useText();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const signIn = async () => {
    setProblem(undefined);
    try {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const options = await call("POST /api/v1/admin/auth/passkey/options", { isQuiet });
      const credential = await startAuthentication({ optionsJSON: options });
      const body = { credential };
      onSession(await call("POST /api/v1/admin/auth/passkey", { body, isQuiet }));
    } catch (error) {
      if (wasLeft(error)) return;
      setProblem(error instanceof ApiProblem ? error.message : "shell.problem.failed");
    }
  };
  return (
    <>
      <Divider sx={{ marginBlock: 2 }} />
      {problem !== undefined && <Alert severity="error">{problemText(problem)}</Alert>}
      <Button fullWidth variant="outlined" startIcon={<KeyIcon />} onClick={() => void signIn()}>
        {text("door.signIn.passkey")}
      </Button>
    </>
  );
}

interface CodeStepProps extends SignInFormProps {
  challenge: string;
  onBack: () => void;
}

function CodeStep({ challenge, onSession, onBack }: CodeStepProps) {
  const text = useText();
  const send = async ({ code }: { code: string }) => {
    const body = { challenge, code };
    onSession(await call("POST /api/v1/admin/auth/two-factor", { body, isQuiet }));
  };
  return (
    <>
      <Typography sx={{ color: "text.secondary" }}>{text("door.code.text")}</Typography>
      <ApiForm
        defaultValues={{ code: "" }}
        send={send}
        footer={(isBusy) => <SubmitButton label={text("door.code.submit")} isBusy={isBusy} />}
      >
        <Field
          name="code"
          label={text("door.code.label")}
          autoComplete="one-time-code"
          inputMode="numeric"
          isFirst
        />
      </ApiForm>
      <Button fullWidth onClick={onBack} sx={{ marginBlockStart: 1 }}>
        {text("door.code.back")}
      </Button>
    </>
  );
}
