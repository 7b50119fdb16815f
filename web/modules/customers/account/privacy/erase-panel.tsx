import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { useAction } from "#web/shell/account/use-action.ts";
import { endSession } from "#web/shell/session/sign-in.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { Panel } from "../panel/panel.tsx";

type Step = "closed" | "explained" | "last";

/** Deletes the account in two steps: what it means, then the final confirmation. */
export function ErasePanel() {
  const t = useTranslations("account.privacy");
  const shell = useTranslations("shell");
  const [step, setStep] = useState<Step>("closed");
  const close = () => setStep("closed");
  const isLast = step === "last";
  return (
    <Panel title={t("erase")} text={t("eraseText")}>
      <Button kind="secondary" className="text-error" onClick={() => setStep("explained")}>
        {t("eraseOpen")}
      </Button>
      <Dialog
        open={step !== "closed"}
        onClose={close}
        title={isLast ? t("eraseSure") : t("eraseTitle")}
        closeLabel={shell("close")}
      >
        {step === "explained" && <Meaning onNext={() => setStep("last")} onCancel={close} />}
        {isLast && <LastStep onCancel={close} />}
      </Dialog>
    </Panel>
  );
}

function Meaning({ onNext, onCancel }: { onNext: () => void; onCancel: () => void }) {
  const t = useTranslations("account.privacy");
  const form = useTranslations("account.form");
  return (
    <>
      <dl className="flex flex-col gap-4">
        <div>
          <dt className="font-medium">{t("goes")}</dt>
          <dd className="text-ink-soft">{t("goesText")}</dd>
        </div>
        <div>
          <dt className="font-medium">{t("stays")}</dt>
          <dd className="text-ink-soft">{t("staysText")}</dd>
        </div>
      </dl>
      <p className="mt-4">{t("wallet")}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="danger" onClick={onNext}>
          {t("eraseNext")}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {form("cancel")}
        </Button>
      </div>
    </>
  );
}

function LastStep({ onCancel }: { onCancel: () => void }) {
  const t = useTranslations("account.privacy");
  const form = useTranslations("account.form");
  const navigate = useNavigate();
  const path = useLocalePath();
  const { busy, run } = useAction();
  const erase = () =>
    run("erase", async () => {
      await call("POST /api/v1/account/erase");
      await navigate(path("/"));
      endSession(null);
      toast.success(t("erased"), { duration: 8000 });
    });
  return (
    <>
      <p className="mb-5 text-ink-soft">{t("eraseSureText")}</p>
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" loading={busy !== null} loadingLabel={t("erasing")} onClick={erase}>
          {t("eraseNow")}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {form("cancel")}
        </Button>
      </div>
    </>
  );
}
