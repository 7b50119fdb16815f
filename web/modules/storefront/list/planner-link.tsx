import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { LateMessages } from "#web/i18n/page-locale.tsx";
import { Link } from "#web/ui/actions/link.tsx";

/**
 * Links lists of lights to the planner: how many does a room need? Its text loads after the list's.
 */
export function PlannerLink() {
  return (
    <p className="mt-3 min-h-7">
      <Suspense fallback={null}>
        <LateMessages part="product">
          <LinkText />
        </LateMessages>
      </Suspense>
    </p>
  );
}

function LinkText() {
  const t = useTranslations("roomAdvice");
  return (
    <Link href="/planner" tone="action">
      {t("howMany")}
    </Link>
  );
}
