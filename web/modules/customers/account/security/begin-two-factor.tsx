import { lazy, Suspense, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { CopyButton } from "../panel/copy-button.tsx";
import { CodeForm } from "../proof/code-form.tsx";
import { inGroups, keyOf } from "./secret-groups.ts";

const QrCode = lazy(async () => ({ default: (await import("./qr-code.tsx")).QrCode }));

interface BeginTwoFactorProps {
  secret: string;
  uri: string;
  onCancel: () => void;
  onEnabled: (backupCodes: readonly string[]) => void;
}

/** The secret for the authenticator app, then a code from it. */
export function BeginTwoFactor({ secret, uri, onCancel, onEnabled }: BeginTwoFactorProps) {
  const t = useTranslations("account.security");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const key = keyOf(secret, uri);
  return (
    <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="aspect-square w-52 max-w-full rounded-panel border border-hairline bg-paper p-2">
        <Suspense fallback={<Skeleton className="size-full" />}>
          <QrCode text={uri} label={t("qr")} />
        </Suspense>
      </div>
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
          {t("scan")}
        </h3>
        <p className="mt-1 text-[0.9375rem] text-ink-soft">{t("scanText")}</p>
        <p className="mt-4 text-small font-medium">{t("secret")}</p>
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <p className="min-w-0">
            <Ltr className="figures break-words select-all">{inGroups(key)}</Ltr>
          </p>
          <CopyButton text={key} label={t("copy")} />
        </div>
        <div className="mt-6">
          <CodeForm
            label={t("enter")}
            submit={t("confirm")}
            send={async (code) => {
              const { backupCodes } = await call("POST /api/v1/account/two-factor/confirm", {
                body: { code },
              });
              onEnabled(backupCodes);
            }}
            onCancel={onCancel}
          />
        </div>
      </div>
    </div>
  );
}
