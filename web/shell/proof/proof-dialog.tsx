import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { CallResponse } from "#api-client/operations.ts";
import type { Verification } from "#contract/identity/credentials.ts";
import { call } from "#web/api/client.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { canUsePasskeys, signWithPasskey } from "#web/shell/passkeys/ask-device.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { PasswordProof, SentCodeProof } from "./proof-forms.tsx";

type Ways = CallResponse<"GET /api/v1/account/proof">;

interface ProofDialogProps {
  open: boolean;
  onAnswer: (isProved: boolean) => void;
}

/**
 * Asks the customer to confirm their identity with the password or a code; then the requested
 * action continues.
 */
export function ProofDialog({ open, onAnswer }: ProofDialogProps) {
  const t = useTranslations("proof");
  const close = useTranslations("shell")("close");
  return (
    <Dialog open={open} onClose={() => onAnswer(false)} title={t("title")} closeLabel={close}>
      {open && <Question onAnswer={onAnswer} />}
    </Dialog>
  );
}

function Question({ onAnswer }: Omit<ProofDialogProps, "open">) {
  const t = useTranslations("proof");
  const [ways, setWays] = useState<Ways | null>(null);
  const [sent, setSent] = useState<Verification | null>(null);
  const { busy, run } = useAction();
  const onOpen = useEffectEvent(() =>
    run("ways", async () => setWays(await call("GET /api/v1/account/proof"))),
  );
  useEffect(() => onOpen(), []);
  if (!ways) return <Skeleton className="h-40 w-full" />;
  const { codeTo, needsFactor, hasPasskey } = ways;
  const parts = { needsFactor, onProved: () => onAnswer(true), onCancel: () => onAnswer(false) };
  if (sent) return <SentCodeProof {...parts} sent={sent} onBack={() => setSent(null)} />;
  return (
    <>
      <p className="mb-5 text-ink-soft">{t("text")}</p>
      <PasswordProof {...parts} />
      <p className="-ms-4 mt-4 flex flex-wrap gap-2">
        {codeTo && (
          <Button
            kind="quiet"
            size="small"
            loading={busy === "code"}
            onClick={() =>
              run("code", async () => setSent(await call("POST /api/v1/account/proof/code")))
            }
          >
            {t(codeTo === "email" ? "byEmail" : "byPhone")}
          </Button>
        )}
        {hasPasskey && canUsePasskeys() && (
          <Button
            kind="quiet"
            size="small"
            loading={busy === "passkey"}
            onClick={() =>
              run("passkey", async () => {
                if (await proveByPasskey()) onAnswer(true);
              })
            }
          >
            {t("byPasskey")}
          </Button>
        )}
      </p>
    </>
  );
}

/** False if cancelled. */
async function proveByPasskey(): Promise<boolean> {
  const credential = await signWithPasskey(
    await call("POST /api/v1/account/proof/passkey/options"),
  );
  if (!credential) return false;
  await call("POST /api/v1/account/proof/passkey", { body: { credential } });
  return true;
}
