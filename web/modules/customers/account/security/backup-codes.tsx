import { Download, Printer } from "@lucide/icons";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useRootData } from "#web/shell/address/root-data.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { CopyButton } from "../panel/copy-button.tsx";
import { saveFile } from "../panel/save-file.ts";
import "./backup-codes.css";

interface BackupCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once: to copy, save as a file or print. */
export function BackupCodes({ codes, onDone }: BackupCodesProps) {
  const t = useTranslations("account.security");
  const shop = useRootData()?.shell.settings.siteName ?? "";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");
  return (
    <div className="print-alone">
      <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
        {t("backup")} <span className="hidden print:inline">{shop}</span>
      </h3>
      <p className="mt-1 max-w-text text-[0.9375rem] text-ink-soft">{t("backupText")}</p>
      <ol className="my-5 grid max-w-form grid-cols-2 gap-x-6 gap-y-2 rounded-control border border-hairline bg-plaster p-5 figures">
        {codes.map((code) => (
          <li key={code}>
            <Ltr className="select-all">{code}</Ltr>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton text={text} label={t("copyCodes")} />
        <Button
          kind="secondary"
          size="small"
          onClick={() => saveFile(t("file"), "text/plain", `${shop}\n\n${text}\n`)}
        >
          <Icon icon={Download} size={16} />
          {t("download")}
        </Button>
        <Button kind="secondary" size="small" onClick={() => window.print()}>
          <Icon icon={Printer} size={16} />
          {t("print")}
        </Button>
      </div>
      <Button className="mt-5 print:hidden" onClick={onDone}>
        {t("done")}
      </Button>
    </div>
  );
}
