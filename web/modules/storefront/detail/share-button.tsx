import { Share2 } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

/** Shares the page: by the phone's share sheet if there is one, else by copying its URL. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations("catalog.share");
  const share = async () => {
    const url = location.href;
    try {
      if ("share" in navigator) await navigator.share({ title, url });
      else {
        await copy(url);
        toast.success(t("copied"));
      }
    } catch (error) {
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === "AbortError")) toast.error(t("failed"));
    }
  };
  return (
    <Button
      kind="quiet"
      size="small"
      onClick={() => void share()}
      className="-my-1 -me-3 shrink-0 px-3! noscript:hidden"
    >
      <Icon icon={Share2} size={18} />
      {t("share")}
    </Button>
  );
}

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
