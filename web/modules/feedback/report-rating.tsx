import { Flag } from "@lucide/icons";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { PublishedRating } from "#contract/feedback/rating-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

/** Reports a rating to staff; it stays visible until they decide. */
export function ReportRating({ rating }: { rating: PublishedRating }) {
  const t = useTranslations("ratings");
  const [isReported, setReported] = useState(false);
  const { busy, run } = useAction();
  const report = () =>
    run("report", async () => {
      await call("POST /api/v1/ratings/{id}/report", { params: { id: rating.id } });
      setReported(true);
    });
  if (isReported) {
    return (
      // Keeps the focus where the button was.
      <output
        ref={(text) => text?.focus()}
        tabIndex={-1}
        className="mt-2 block text-small text-ink-soft outline-none"
      >
        {t("reported")}
      </output>
    );
  }
  return (
    <Button
      kind="quiet"
      size="small"
      className="-ms-4 mt-1 text-ink-soft!"
      loading={busy !== null}
      loadingLabel={t("form.sending")}
      aria-label={t("reportNamed", { author: rating.author })}
      onClick={report}
    >
      <Icon icon={Flag} size={16} />
      {t("report")}
    </Button>
  );
}
