import { Lightbulb } from "@lucide/icons";
import { useState } from "react";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Timeline, type TimelineState } from "#web/ui/display/timeline.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Overlay } from "#web/ui/feedback/overlay.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { Skeleton, SkeletonText } from "#web/ui/feedback/skeleton.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Section } from "#web/ui/layout/section.tsx";
import type { SampleTexts } from "./sample-texts.ts";

const STATES: readonly TimelineState[] = ["done", "current", "future", "future"];

export function Feedback({ t }: { t: SampleTexts }) {
  return (
    <Section title={t.parts.feedback}>
      <div className="flex flex-col gap-4">
        <Notice>{t.noticeInfo}</Notice>
        <Notice tone="success">{t.noticeSuccess}</Notice>
        <Notice tone="warning">{t.noticeWarning}</Notice>
        <Notice
          tone="error"
          title={t.noticeError}
          action={
            <Button size="small" kind="secondary">
              {t.retry}
            </Button>
          }
        />
        <div className="flex flex-wrap gap-2">
          <Badge tone="success">{t.states.done}</Badge>
          <Badge tone="warning">{t.states.current}</Badge>
          <Badge tone="error">{t.soldOut}</Badge>
          <Badge tone="info">{t.states.future}</Badge>
          <Badge tone="brass">{t.badgeNew}</Badge>
          <Badge>{t.optional}</Badge>
        </div>
        <div className="grid grid-cols-[7rem_1fr] items-center gap-4">
          <Skeleton className="aspect-4/5 w-full rounded-panel" />
          <SkeletonText lines={3} />
        </div>
        <p className="flex items-center gap-3">
          <Spinner className="text-brass" /> {t.loading}
        </p>
        <Messages t={t} />
        <EmptyState
          illustration={<Icon icon={Lightbulb} size={44} />}
          title={t.emptyTitle}
          text={t.emptyText}
          action={<ButtonLink href="#cards">{t.shop}</ButtonLink>}
        />
      </div>
    </Section>
  );
}

function Messages({ t }: { t: SampleTexts }) {
  const [loading, setLoading] = useState(false);
  const load = () => {
    setLoading(true);
    setTimeout(() => setLoading(false), 1500);
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        kind="secondary"
        size="small"
        onClick={() =>
          toast.success(t.toastDone, { action: { label: t.toastUndo, onPress: () => undefined } })
        }
      >
        {t.noticeSuccess}
      </Button>
      <Button kind="secondary" size="small" onClick={() => toast.error(t.toastFail)}>
        {t.retry}
      </Button>
      <Button kind="secondary" size="small" onClick={load}>
        {t.loading}
      </Button>
      <ProgressBar value={loading ? 60 : null} label={t.loading} />
      <Overlay open={loading} label={t.loading} logo={<Icon icon={Lightbulb} size={48} />} />
    </div>
  );
}

export function OrderTimeline({ t }: { t: SampleTexts }) {
  const steps = t.orderSteps.map(([title = "", text], index) => ({
    id: title,
    title,
    text,
    state: STATES[index] ?? "future",
  }));
  return (
    <Section title={t.parts.order}>
      <Timeline label={t.parts.order} steps={steps} stateLabels={t.states} />
      <Timeline label={t.parts.order} steps={steps} stateLabels={t.states} wide />
    </Section>
  );
}
