import { LateMessages } from "#web/i18n/page-locale.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Suspense } from "react";
import { useTranslations } from "use-intl";

/** From lists with lights of a room: how many of them does it need? Its words come after those of the list. */
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
