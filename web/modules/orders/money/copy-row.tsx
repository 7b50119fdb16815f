import { Copy } from "@lucide/icons";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

interface CopyRowProps {
  label: string;
  /** The text that is copied. */
  value: string;
  /** The text that is shown, if another format is easier to read. */
  shown?: ReactNode;
}

/** A value to enter in a banking app, with a copy button. */
export function CopyRow({ label, value, shown }: CopyRowProps) {
  const t = useTranslations("orders.pay");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(t("copied", { label }));
    } catch {
      // It can still be selected and copied by hand.
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hairline py-2.5 last:border-b-0">
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="figures font-medium break-words select-all">{shown ?? <Ltr>{value}</Ltr>}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <IconButton icon={Copy} label={t("copy", { label })} onClick={() => void copy()} />
      </dd>
    </div>
  );
}
