import { CloudOff } from "@lucide/icons";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { OFFLINE } from "#api-client/api-problem.ts";
import type { Asked } from "#web/api/use-answer.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { ContentPending } from "../parts/overlay.tsx";
import { NeedsScript } from "./needs-script.tsx";

interface AnswerViewProps<T> {
  asked: Asked<T>;
  /** Rows of the skeleton. */
  rows?: number;
  /** Part of a page with other content, which the overlay must not cover. */
  part?: boolean;
  children: (value: T) => ReactNode;
}

/**
 * Renders a response once it has arrived; a skeleton until then, and a retry button if it failed.
 */
export function AnswerView<T>({ asked, rows = 3, part = false, children }: AnswerViewProps<T>) {
  const { answer, refresh } = asked;
  const t = useTranslations("shell");
  if (answer.state === "ready") return children(answer.value);
  if (answer.state === "loading") return <RowsPending rows={rows} part={part} />;
  const { code, message } = answer.problem;
  return (
    <EmptyState
      illustration={<Icon icon={CloudOff} size={40} />}
      title={code === OFFLINE ? t("offline") : t("failed")}
      text={code === OFFLINE || code === "internal" ? undefined : message}
      action={<Button onClick={refresh}>{t("error.retry")}</Button>}
    />
  );
}

/** A skeleton of rows; it counts as the page's whole content unless it is a part of it. */
export function RowsPending({ rows, part = false }: { rows: number; part?: boolean }) {
  const t = useTranslations("shell");
  return (
    <>
      <NeedsScript />
      <div aria-busy="true" className="noscript:hidden">
        {!part && <ContentPending />}
        <output className="sr-only">{t("loading")}</output>
        <div className="flex flex-col gap-4">
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} className="h-24 w-full" />
          ))}
        </div>
      </div>
    </>
  );
}
