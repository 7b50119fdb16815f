import { KeyRound } from "@lucide/icons";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Passkey } from "#contract/identity/passkeys.ts";
import { dateText } from "#contract/kernel/time/date-text.ts";
import { call } from "#web/api/client.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { QuestionDialog } from "#web/ui/surfaces/question-dialog.tsx";
import { RenamePasskey } from "./rename-passkey.tsx";

interface PasskeyRowProps {
  passkey: Passkey;
  onRenamed: (name: string) => void;
  onRemoved: () => void;
}

/** One passkey: its name, last use, and buttons to rename or remove it. */
export function PasskeyRow({ passkey, onRenamed, onRemoved }: PasskeyRowProps) {
  const t = useTranslations("account.passkeys");
  const locale = usePageLocale();
  const [asked, setAsked] = useState<"rename" | "remove" | null>(null);
  const close = () => setAsked(null);
  const { name, createdAt, usedAt } = passkey;
  const shown = `\u2068${name}\u2069`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-hairline py-4 first:pt-0">
      <Icon icon={KeyRound} size={24} className="text-brass" />
      <div className="min-w-0 grow basis-48">
        <p className="font-heading font-medium break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-small text-ink-soft">
          {t("addedOn", { date: dateText(createdAt, locale) })}
          {" · "}
          {usedAt === null ? t("unused") : t("usedOn", { date: dateText(usedAt, locale) })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          kind="quiet"
          size="small"
          aria-label={t("renameOf", { name: shown })}
          onClick={() => setAsked("rename")}
        >
          {t("rename")}
        </Button>
        <Button
          kind="secondary"
          size="small"
          aria-label={t("removeOf", { name: shown })}
          onClick={() => setAsked("remove")}
        >
          {t("remove")}
        </Button>
      </div>
      <RenamePasskey
        open={asked === "rename"}
        passkey={passkey}
        onClose={close}
        onRenamed={onRenamed}
      />
      <RemovePasskey
        open={asked === "remove"}
        passkey={passkey}
        onClose={close}
        onRemoved={onRemoved}
      />
    </li>
  );
}

interface RemovePasskeyProps extends Pick<PasskeyRowProps, "passkey" | "onRemoved"> {
  open: boolean;
  onClose: () => void;
}

function RemovePasskey({ open, passkey: { id, name }, onClose, onRemoved }: RemovePasskeyProps) {
  const t = useTranslations("account.passkeys");
  const form = useTranslations("account.form");
  const shell = useTranslations("shell");
  const { busy, run } = useAction();
  const remove = () =>
    run("remove", async () => {
      await call("DELETE /api/v1/account/passkeys/{id}", { params: { id } });
      onClose();
      onRemoved();
      toast.success(t("removed"));
    });
  return (
    <QuestionDialog
      open={open}
      onClose={onClose}
      title={t("removeTitle")}
      closeLabel={shell("close")}
      confirmLabel={t("remove")}
      sending={busy !== null}
      onConfirm={remove}
      keepLabel={form("cancel")}
    >
      <p className="text-ink-soft">{t("removeText", { name: `\u2068${name}\u2069` })}</p>
    </QuestionDialog>
  );
}
