import { Box, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { call } from "../../api/client.ts";
import { useSession } from "../../api/session.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";

/** Passkeys: sign in without password or code. */
export function Passkeys() {
  const text = useText();
  const { data, refetch } = useQuery({
    queryKey: ["staff-passkeys"],
    queryFn: () => call("GET /api/v1/admin/auth/passkeys"),
  });
  const items = data?.items ?? [];
  const remove = async (id: number) => {
    await call("DELETE /api/v1/admin/auth/passkeys/{id}", { params: { id } });
    await refetch();
  };
  return (
    <Panel title={text("door.account.passkeys")}>
      <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 2 }}>
        {text("door.account.passkeysText")}
      </Typography>
      {items.map(({ id, name, createdAt }) => (
        <Box key={id} sx={{ display: "flex", alignItems: "center", gap: 2, marginBlockEnd: 1.5 }}>
          <Box sx={{ flex: 1, minInlineSize: 0 }}>
            <Typography>{name}</Typography>
            <Typography variant="caption" sx={{ color: "text.secondary" }}>
              {text("door.account.addedAt", { at: momentText(createdAt, locale) })}
            </Typography>
          </Box>
          <ActionButton
            label={text("door.account.removePasskey")}
            title={name}
            done={text("door.account.passkeyRemoved")}
            send={() => remove(id)}
            isDangerous
            variant="text"
          />
        </Box>
      ))}
      <AddPasskey onAdded={refetch} />
    </Panel>
  );
}

function AddPasskey({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const text = useText();
  const hasTwoFactor = useSession(({ staff }) => staff?.twoFactor ?? false);
  const add = async ({
    name,
    password,
    code,
  }: {
    name: string;
    password: string;
    code: string;
  }) => {
    const { startRegistration } = await import("@simplewebauthn/browser");
    const body = { password, ...(code !== "" && { code }) };
    const options = await call("POST /api/v1/admin/auth/passkeys/options", { body });
    const credential = await startRegistration({ optionsJSON: options });
    await call("POST /api/v1/admin/auth/passkeys", { body: { name, credential } });
    await onAdded();
  };
  return (
    <ActionButton
      label={text("door.account.addPasskey")}
      done={text("door.account.passkeyAdded")}
      defaultValues={{ name: "", password: "", code: "" }}
      send={add}
    >
      <Field name="name" label={text("door.account.passkeyName")} />
      <Field
        name="password"
        type="password"
        label={text("door.enrol.password")}
        autoComplete="current-password"
      />
      {hasTwoFactor && (
        <Field
          name="code"
          label={text("door.account.code")}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
    </ActionButton>
  );
}
