import { RowsPending } from "#web/shell/account/answer-view.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** The page's skeleton, as the server renders it for everybody. */
export function FramePending() {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div aria-hidden="true" className="noscript:hidden">
        <Skeleton className="h-12 w-full lg:h-80" />
      </div>
      <div>
        <Skeleton className="mb-8 h-11 w-72 max-w-full noscript:hidden" />
        <RowsPending rows={3} />
      </div>
    </div>
  );
}
