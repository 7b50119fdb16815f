import { X } from "@lucide/icons";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { reloadPage } from "../chunk-reload.ts";
import { useNewBuild } from "./build-check.ts";

/** Says that a newer build is available; reloads only when the visitor presses it. */
export function NewBuildNotice() {
  const t = useTranslations("shell");
  const isNew = useNewBuild();
  const [dismissed, setDismissed] = useState(false);
  return (
    <output className="pointer-events-none fixed inset-x-0 bottom-4 z-(--layer-toast) px-gutter">
      {isNew && !dismissed && (
        <div className="on-night pointer-events-auto mx-auto flex w-fit max-w-full items-center gap-3 rounded-panel py-2 ps-5 pe-2 shadow-float">
          <p className="text-small">{t("newBuild")}</p>
          <Button kind="glow" size="small" onClick={reloadPage}>
            {t("reload")}
          </Button>
          <IconButton icon={X} label={t("close")} onClick={() => setDismissed(true)} />
        </div>
      )}
    </output>
  );
}
