import { Alert, Box, Button, Paper, Typography } from "@mui/material";
import { useMemo, useState } from "react";
import { encode } from "uqr";
import { call } from "../api/client.ts";
import { setStaff, useSession } from "../api/session.ts";
import { useText } from "../i18n/use-text.ts";
import { ApiForm } from "../shell/forms/api-form.tsx";
import { Field } from "../shell/forms/field.tsx";
import { SubmitButton } from "./sign-in-form.tsx";

interface Secret {
  secret: string;
  uri: string;
}

/** Enables the second factor: password, app, first code, backup codes. */
export function Enrolment({ isNeeded = false }: { isNeeded?: boolean }) {
  const text = useText();
  const [secret, setSecret] = useState<Secret>();
  const [backupCodes, setBackupCodes] = useState<string[]>();
  return (
    <Paper
      sx={{
        maxInlineSize: 520,
        marginInline: "auto",
        padding: { xs: 2.5, sm: 4 },
        border: "1px solid",
        borderColor: "divider",
      }}
    >
      {backupCodes ? (
        <BackupCodes codes={backupCodes} />
      ) : (
        <>
          <Typography variant="h1" gutterBottom>
            {text("door.enrol.title")}
          </Typography>
          {secret ? (
            <FirstCode secret={secret} onCodes={setBackupCodes} />
          ) : (
            <PasswordFirst isNeeded={isNeeded} onSecret={setSecret} />
          )}
        </>
      )}
    </Paper>
  );
}

function PasswordFirst({
  isNeeded,
  onSecret,
}: {
  isNeeded: boolean;
  onSecret: (secret: Secret) => void;
}) {
  const text = useText();
  return (
    <>
      {isNeeded && (
        <Typography sx={{ color: "text.secondary" }}>{text("door.enrol.needed")}</Typography>
      )}
      <ApiForm
        defaultValues={{ password: "" }}
        send={async (body) =>
          onSecret(await call("POST /api/v1/admin/auth/two-factor/begin", { body }))
        }
        footer={(isBusy) => <SubmitButton label={text("door.enrol.begin")} isBusy={isBusy} />}
      >
        <Field
          name="password"
          type="password"
          label={text("door.enrol.password")}
          autoComplete="current-password"
        />
      </ApiForm>
    </>
  );
}

function FirstCode({
  secret: { secret, uri },
  onCodes,
}: {
  secret: Secret;
  onCodes: (codes: string[]) => void;
}) {
  const text = useText();
  return (
    <>
      <Typography sx={{ color: "text.secondary" }}>{text("door.enrol.scan")}</Typography>
      <QrCode content={uri} label={text("door.enrol.picture")} />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {text("door.enrol.secret")}
      </Typography>
      <Typography
        component="p"
        dir="ltr"
        sx={{ fontFamily: "monospace", overflowWrap: "anywhere", textAlign: "center" }}
      >
        {secret}
      </Typography>
      <ApiForm
        defaultValues={{ code: "" }}
        send={async (body) =>
          onCodes((await call("POST /api/v1/admin/auth/two-factor/confirm", { body })).backupCodes)
        }
        footer={(isBusy) => <SubmitButton label={text("door.enrol.confirm")} isBusy={isBusy} />}
      >
        <Field
          name="code"
          label={text("door.code.label")}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </ApiForm>
    </>
  );
}

function BackupCodes({ codes }: { codes: string[] }) {
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const staff = useSession((session) => session.staff);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    setCopied(true);
  };
  const finish = () => {
    if (staff) setStaff({ ...staff, twoFactor: true, needsTwoFactor: false });
  };
  return (
    <>
      <Typography variant="h1" gutterBottom>
        {text("door.enrol.codesTitle")}
      </Typography>
      <Alert severity="warning">{text("door.enrol.codesText")}</Alert>
      <Box
        component="ul"
        dir="ltr"
        sx={{
          listStyle: "none",
          padding: 0,
          display: "grid",
          gridTemplateColumns: "1fr 1fr",
          gap: 1,
          fontFamily: "monospace",
          fontSize: "1rem",
          textAlign: "center",
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {text(isCopied ? "door.enrol.copied" : "door.enrol.copy")}
        </Button>
        <Button variant="contained" onClick={finish}>
          {text("door.enrol.done")}
        </Button>
      </Box>
    </>
  );
}

/** A QR code as one path: dark squares on white in any theme. */
function QrCode({ content, label }: { content: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: width } = encode(content, { border: 2 });
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: width, path: squares.join("") };
  }, [content]);
  return (
    <Box
      component="svg"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, there is no file to show
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: "block", inlineSize: 208, marginBlock: 2, marginInline: "auto" }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </Box>
  );
}
