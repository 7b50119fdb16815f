import { MailCheck } from "@lucide/icons";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

interface ContactSentProps {
  email: string;
  onAgain: () => void;
}

/** Replaces the form. */
export function ContactSent({ email, onAgain }: ContactSentProps) {
  const t = useTranslations("contact.sent");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div
      ref={place}
      tabIndex={-1}
      aria-live="polite"
      className="rounded-panel bg-paper outline-none"
    >
      <EmptyState
        illustration={<Icon icon={MailCheck} size={40} />}
        title={t("title")}
        text={
          <>
            {t("text")} <Ltr className="font-medium text-ink">{email}</Ltr>
          </>
        }
        action={
          <Button kind="secondary" onClick={onAgain}>
            {t("again")}
          </Button>
        }
      />
    </div>
  );
}
