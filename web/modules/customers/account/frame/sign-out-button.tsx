import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { signOut } from "#web/shell/session/sign-out.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/** Ends the session on this device and goes to the home page. */
export function SignOutButton(props: { className: string; children: ReactNode }) {
  const t = useTranslations("account");
  const shell = useTranslations("shell");
  const navigate = useNavigate();
  const path = useLocalePath();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const isOut = await signOut();
    setBusy(false);
    if (!isOut) {
      toast.error(shell("offline"));
      return;
    }
    await navigate(path("/"));
    toast.success(t("signedOut"));
  };
  return (
    <button type="button" disabled={busy} onClick={() => void leave()} className={props.className}>
      {props.children}
    </button>
  );
}
