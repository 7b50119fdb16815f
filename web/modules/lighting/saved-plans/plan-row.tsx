import { dateText } from "#contract/kernel/time/date-text.ts";
import { readPlan } from "#contract/lighting/plan/plan-address.ts";
import type { SavedPlan } from "#contract/lighting/saved-plan-endpoints.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { NameForm } from "#web/shell/forms/name-form.tsx";
import type { SavedPlans } from "./use-saved-plans.ts";

interface PlanRowProps {
  saved: SavedPlan;
  plans: SavedPlans;
  onRemoved: () => void;
}

/** One plan: its room and lights, a link to the planner, and buttons to rename and remove it. */
export function PlanRow({ saved, plans, onRemoved }: PlanRowProps) {
  const t = useTranslations("plans");
  const form = useTranslations("account.form");
  const close = useTranslations("shell")("close");
  const locale = usePageLocale();
  const [isNaming, setNaming] = useState(false);
  const { id, name, plan, savedAt } = saved;
  const query = new URLSearchParams(plan);
  const { length, width, lights } = readPlan((key) => query.get(key));
  const shown = `\u2068${name}\u2069`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline py-4">
      <div className="min-w-0 grow basis-56">
        <p className="font-heading font-medium break-words">
          <Link href={`/planner?${plan}&saved=${id}`}>
            <bdi>{name}</bdi>
          </Link>
        </p>
        <p className="figures text-small text-ink-soft">
          {t("room", { length: length / 1000, width: width / 1000 })}
          {" · "}
          {t("lights", { count: lights.length })}
          {" · "}
          <time dateTime={savedAt.slice(0, 10)}>{dateText(savedAt, locale)}</time>
        </p>
      </div>
      <div className="-ms-4 flex flex-wrap sm:ms-0">
        <Button
          kind="quiet"
          size="small"
          aria-label={t("renameOf", { name: shown })}
          onClick={() => setNaming(true)}
        >
          {t("rename")}
        </Button>
        <Button
          kind="quiet"
          size="small"
          aria-label={t("removeOf", { name: shown })}
          loading={plans.busy === `remove ${id}`}
          onClick={() => plans.remove(saved, onRemoved)}
        >
          {t("remove")}
        </Button>
      </div>
      <Dialog
        open={isNaming}
        onClose={() => setNaming(false)}
        title={t("renameTitle")}
        closeLabel={close}
      >
        <NameForm
          name={name}
          labels={{ name: t("name"), submit: form("save"), busy: form("saving") }}
          schema={async () => (await import("./plan-rules.ts")).planNameRules}
          send={async (next) => {
            await plans.rename(saved, next);
            setNaming(false);
          }}
        />
      </Dialog>
    </li>
  );
}
