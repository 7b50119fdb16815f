import { useTranslations } from "use-intl";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { Button } from "#web/ui/actions/button.tsx";

interface ProofActionsProps {
  submit: string;
  danger?: boolean | undefined;
  onCancel: () => void;
}

/** The submit button and the cancel button. */
export function ProofActions({ submit, danger = false, onCancel }: ProofActionsProps) {
  const t = useTranslations("account.form");
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton
        busy={t("confirming")}
        size="normal"
        wide={false}
        kind={danger ? "danger" : "primary"}
      >
        {submit}
      </SubmitButton>
      <Button kind="secondary" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </div>
  );
}
