import { useTranslations } from "use-intl";
import type { Passkey } from "#contract/identity/passkeys.ts";
import { call } from "#web/api/client.ts";
import { type Asked, useAnswer } from "#web/api/use-answer.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { useAction } from "#web/shell/account/use-action.ts";
import { canUsePasskeys, isKnownDevice, makePasskey } from "#web/shell/passkeys/ask-device.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Panel } from "../panel/panel.tsx";
import { PasskeyRow } from "./passkey-row.tsx";

interface Passkeys {
  items: Passkey[];
}

/** The customer's passkeys, which sign in without the password. */
export function PasskeyPanel() {
  const t = useTranslations("account.passkeys");
  const asked = useAnswer<Passkeys>("passkeys", () => call("GET /api/v1/account/passkeys"));
  return (
    <Panel title={t("title")} text={t("text")}>
      <AnswerView asked={asked}>
        {({ items }) => <PasskeyList passkeys={items} change={asked.change} />}
      </AnswerView>
    </Panel>
  );
}

interface PasskeyListProps {
  passkeys: Passkey[];
  change: Asked<Passkeys>["change"];
}

function PasskeyList({ passkeys, change }: PasskeyListProps) {
  const t = useTranslations("account.passkeys");
  return (
    <>
      {passkeys.length > 0 && (
        <ul aria-label={t("title")} className="mb-5">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRenamed={(name) =>
                change(({ items }) => ({
                  items: items.map((one) => (one.id === passkey.id ? { ...one, name } : one)),
                }))
              }
              onRemoved={() =>
                change(({ items }) => ({ items: items.filter(({ id }) => id !== passkey.id) }))
              }
            />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <AddPasskey
          isFirst={passkeys.length === 0}
          onAdded={(added) => change(({ items }) => ({ items: [added, ...items] }))}
        />
      ) : (
        <p className="text-[0.9375rem] text-ink-soft">{t("unsupported")}</p>
      )}
    </>
  );
}

function AddPasskey({ isFirst, onAdded }: { isFirst: boolean; onAdded: (added: Passkey) => void }) {
  const t = useTranslations("account.passkeys");
  const { busy, run } = useAction();
  const add = () =>
    run("add", async () => {
      const options = await call("POST /api/v1/account/passkeys/options");
      try {
        const credential = await makePasskey(options);
        if (!credential) return;
        onAdded(await call("POST /api/v1/account/passkeys", { body: { credential } }));
        toast.success(t("added"));
      } catch (error) {
        if (!isKnownDevice(error)) throw error;
        toast.info(t("known"), { duration: 8000 });
      }
    });
  return (
    <Button kind={isFirst ? "primary" : "secondary"} loading={busy !== null} onClick={add}>
      {t("add")}
    </Button>
  );
}
