import { Copy } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

/** The order number, large enough to read out, with a copy button. */
export function OrderNumber({ number }: { number: string }) {
  const t = useTranslations("orders.confirmation");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      toast.success(t("copied"));
    } catch {
      // It can still be selected and copied by hand.
    }
  };
  return (
    <div className="inline-flex items-center gap-3 rounded-panel border border-hairline bg-paper ps-5 pe-2">
      <div className="py-3">
        <p className="text-small text-ink-soft">{t("number")}</p>
        <p className="figures text-title font-semibold select-all">
          <Ltr>{number}</Ltr>
        </p>
      </div>
      <IconButton icon={Copy} label={t("copy")} onClick={() => void copy()} />
    </div>
  );
}
