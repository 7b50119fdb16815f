import { Bell } from "@lucide/icons";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { AskedAlert } from "#contract/alerts/endpoints.ts";
import type { Variant } from "#contract/catalog/product.ts";
import { LateMessages } from "#web/i18n/page-locale.tsx";
import { useShell } from "#web/shell/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const AskAlert = lazy(async () => ({ default: (await import("./ask-alert.tsx")).AskAlert }));

/**
 * "Tell me when it is back", or "when the price drops": one press, and a contact field for visitors
 * who are not signed in.
 */
export function AlertBox({ variant }: { variant: Variant }) {
  const t = useTranslations("catalog.detail");
  const loading = useTranslations("shell")("loading");
  const isSignedIn = useShell(({ token }) => Boolean(token));
  const [isBusy, setBusy] = useState(false);
  const [begun, setBegun] = useState<AskedAlert | null>();
  const kind = variant.available === 0 ? "stock" : "price";
  const ask = async () => {
    if (isBusy) return;
    setBusy(true);
    const { askForAccount } = await import("./ask-alert.tsx");
    setBegun(isSignedIn ? await askForAccount(variant.id, kind) : null);
    setBusy(false);
  };
  if (begun !== undefined) {
    return (
      <Suspense fallback={<Skeleton className="h-28 w-full" />}>
        <LateMessages part="product">
          <AskAlert variantId={variant.id} kind={kind} begun={begun} />
        </LateMessages>
      </Suspense>
    );
  }
  return (
    <Button
      kind={kind === "stock" ? "secondary" : "quiet"}
      size={kind === "stock" ? "normal" : "small"}
      wide={kind === "stock"}
      className={kind === "stock" ? undefined : "-ms-4 self-start"}
      loading={isBusy}
      loadingLabel={loading}
      onClick={() => void ask()}
    >
      <Icon icon={Bell} size={18} />
      {t(kind === "stock" ? "tellStock" : "tellPrice")}
    </Button>
  );
}
