import { useTranslations } from "use-intl";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { NewBuildNotice } from "../build/new-build-notice.tsx";
import { ListOffer } from "../lists/list-offer.tsx";
import { ProofHost } from "../proof/proof-host.tsx";
import { PageAnnouncer } from "./page-announcer.tsx";
import { useFocusInView } from "./use-focus-in-view.ts";

/** Parts of the frame that show nothing until somebody does something. */
export function Late() {
  const t = useTranslations("shell");
  useFocusInView();
  return (
    <>
      <PageAnnouncer />
      <Toaster label={t("messages")} closeLabel={t("close")} />
      <ListOffer />
      <ProofHost />
      <NewBuildNotice />
    </>
  );
}
