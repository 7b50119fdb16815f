import { Share2 } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { planQuery } from "#contract/lighting/plan/plan-address.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

/**
 * Shares the plan's current URL, by the phone's share sheet if there is one, else by the clipboard.
 */
export function SharePlan({ plan }: { plan: Plan }) {
  const t = useTranslations("planner");
  const share = async () => {
    const url = new URL(`?${new URLSearchParams(planQuery(plan))}`, window.location.href).href;
    try {
      if ("share" in navigator) await navigator.share({ title: t("title"), url });
      else {
        await writeClipboard(url);
        toast.success(t("share.copied"));
      }
    } catch (error) {
      // Closing the share sheet is not an error; a blocked clipboard is.
      if (!(error instanceof DOMException && error.name === "AbortError"))
        toast.info(t("share.notCopied"));
    }
  };
  return (
    <Button kind="quiet" size="small" onClick={() => void share()}>
      <Icon icon={Share2} size={18} />
      {t("share.press")}
    </Button>
  );
}

/** A function of its own: after the check for `share`, the type of `navigator` narrows to never. */
function writeClipboard(text: string): Promise<void> {
  return navigator.clipboard.writeText(text);
}
