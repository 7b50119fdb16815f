import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { PlanReport } from "./plan-report.ts";

interface ReportNoticeProps {
  report: PlanReport | null;
  onUndo: () => void;
}

/** What the last edit moved, removed or replaced. It stays in view while the forms scroll. */
export function ReportNotice({ report, onUndo }: ReportNoticeProps) {
  const t = useTranslations("planner.report");
  if (!report) return null;
  const parts = (["moved", "removed", "replaced"] as const).filter((part) => report[part] > 0);
  return (
    <div className="sticky top-[calc(var(--bar-height)+0.5rem)] z-(--layer-bar)">
      <Notice
        tone="warning"
        live
        className="shadow-float"
        action={
          <Button kind="secondary" size="small" onClick={onUndo}>
            {t("undo")}
          </Button>
        }
      >
        {parts.map((part) => (
          <p key={part}>{t(part, { count: report[part] })}</p>
        ))}
      </Notice>
    </div>
  );
}
