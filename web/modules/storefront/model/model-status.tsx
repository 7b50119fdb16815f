import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { ModelState } from "./use-model.ts";

interface ModelStatusProps {
  state: ModelState;
  onRetry: () => void;
}

/** Shown while there is no model to see. */
export function ModelStatus({ state, onRetry }: ModelStatusProps) {
  const t = useTranslations("model");
  if (state === "ready") return null;
  if (state === "unsupported") {
    return (
      <Notice live tone="error" className="model-notice">
        {t("unsupported")}
      </Notice>
    );
  }
  if (state === "failed") {
    const again = (
      <Button kind="secondary" size="small" onClick={onRetry}>
        {t("retry")}
      </Button>
    );
    return (
      <Notice live tone="error" className="model-notice" action={again}>
        {t("failed")}
      </Notice>
    );
  }
  return (
    <output className="model-waiting">
      <Spinner />
      {t("loading")}
    </output>
  );
}
