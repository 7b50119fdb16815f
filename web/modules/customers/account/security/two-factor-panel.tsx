import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Account } from "#contract/customers/account-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Panel } from "../panel/panel.tsx";
import { loadAccount } from "../state/account-store.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { BeginTwoFactor } from "./begin-two-factor.tsx";
import { DisableDialog } from "./disable-dialog.tsx";
import { RenewDialog } from "./renew-dialog.tsx";

type Step =
  | { kind: "rest" }
  | { kind: "begin"; secret: string; uri: string }
  | { kind: "codes"; codes: readonly string[] };

/** The second factor: its state, a button to enable it, and the actions while it is on. */
export function TwoFactorPanel({ account }: { account: Account }) {
  const t = useTranslations("account.security");
  const [step, setStep] = useState<Step>({ kind: "rest" });
  const showCodes = (codes: readonly string[]) => {
    setStep({ kind: "codes", codes });
    void loadAccount();
  };
  const { busy, run } = useAction();
  const begin = () =>
    run("begin", async () =>
      setStep({ kind: "begin", ...(await call("POST /api/v1/account/two-factor")) }),
    );
  const isOn = account.twoFactor;
  return (
    <Panel
      title={t("twoFactor")}
      text={isOn ? t("onText") : t("offText")}
      aside={<Badge tone={isOn ? "success" : "plain"}>{isOn ? t("on") : t("off")}</Badge>}
    >
      {step.kind === "codes" && (
        <BackupCodes codes={step.codes} onDone={() => setStep({ kind: "rest" })} />
      )}
      {step.kind === "begin" && (
        <BeginTwoFactor
          secret={step.secret}
          uri={step.uri}
          onCancel={() => setStep({ kind: "rest" })}
          onEnabled={(codes) => {
            toast.success(t("enabled"));
            showCodes(codes);
          }}
        />
      )}
      {step.kind === "rest" && !isOn && (
        <Button loading={busy !== null} onClick={begin}>
          {t("begin")}
        </Button>
      )}
      {step.kind === "rest" && isOn && <WhenOn onCodes={showCodes} />}
    </Panel>
  );
}

function WhenOn({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const t = useTranslations("account.security");
  const [asked, setAsked] = useState<"renew" | "disable" | null>(null);
  const close = () => setAsked(null);
  return (
    <div className="flex flex-wrap gap-3">
      <Button kind="secondary" onClick={() => setAsked("renew")}>
        {t("renew")}
      </Button>
      <Button kind="secondary" onClick={() => setAsked("disable")}>
        {t("disable")}
      </Button>
      <RenewDialog open={asked === "renew"} onClose={close} onCodes={onCodes} />
      <DisableDialog open={asked === "disable"} onClose={close} />
    </div>
  );
}
