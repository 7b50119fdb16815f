import { Bookmark } from "@lucide/icons";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { useShell } from "#web/shell/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Dialog } from "#web/ui/surfaces/dialog.tsx";
import type { SavedAs } from "../planner/use-plan.ts";

const SavePlanForm = lazy(async () => ({
  default: (await import("./save-plan-form.tsx")).SavePlanForm,
}));
const SaveSignedOut = lazy(async () => ({
  default: (await import("./save-signed-out.tsx")).SaveSignedOut,
}));

/**
 * Saves the plan in the account; a customer who returns from signing in for it continues directly.
 */
export function SavePlan({ plan, saved }: { plan: Plan; saved: SavedAs }) {
  const t = useTranslations("planner.save");
  const close = useTranslations("shell")("close");
  const sessionKnown = useShell((state) => state.sessionKnown);
  const isAuthenticated = useShell((state) => state.isAuthenticated);
  const [pressed, setPressed] = useState<boolean>();
  /** Each opening fetches the account's plans again. */
  const [opening, setOpening] = useState(0);
  const open = () => {
    setOpening(opening + 1);
    setPressed(true);
  };
  const isOpen = sessionKnown && (pressed ?? saved.isWanted);
  return (
    <>
      <Button kind="quiet" size="small" onClick={open}>
        <Icon icon={Bookmark} size={18} />
        {t("press")}
      </Button>
      <Dialog open={isOpen} onClose={() => setPressed(false)} title={t("title")} closeLabel={close}>
        <Suspense fallback={null}>
          {isAuthenticated ? (
            <SavePlanForm
              key={opening}
              plan={plan}
              saved={saved}
              onDone={() => setPressed(false)}
            />
          ) : (
            <SaveSignedOut plan={plan} />
          )}
        </Suspense>
      </Dialog>
    </>
  );
}
