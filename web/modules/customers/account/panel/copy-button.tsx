import { Copy } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

/** Copies a text to the clipboard. Where that is blocked, it can still be selected by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations("account.security");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t("copied"));
    } catch {
      toast.info(text);
    }
  };
  return (
    <Button kind="secondary" size="small" onClick={() => void copy()}>
      <Icon icon={Copy} size={16} />
      {label}
    </Button>
  );
}
