import { Download } from "@lucide/icons";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "#api-client/api-problem.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { saveFile } from "#web/shell/files/save-file.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

interface DownloadButtonProps {
  /** URL of the PDF, without its language. */
  address: string;
  number: string;
}

/** Downloads the document in the page's language. */
export function DownloadButton({ address, number }: DownloadButtonProps) {
  const t = useTranslations("invoices");
  const locale = usePageLocale();
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const download = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await saveFile(`${address}?lang=${locale}`, `${number}-${locale}.pdf`);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button
        kind="secondary"
        size="small"
        loading={busy}
        loadingLabel={t("downloading")}
        onClick={() => void download()}
      >
        <Icon icon={Download} size={16} />
        <span>
          {t("download")} <bdi className="sr-only">{number}</bdi>
        </span>
      </Button>
      {hasFailed && (
        <Notice tone="error" live className="mt-3">
          {t("failed")}
        </Notice>
      )}
    </div>
  );
}
