import { useTranslations } from "use-intl";
import type { Payment } from "#contract/payments/payment-schema.ts";
import { useHotline } from "#web/shell/use-hotline.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";

/** Why the last receipt was declined, as long as another one can be sent. */
export function DeclinedNotice({ payment: { proofs, canSendProof } }: { payment: Payment }) {
  const t = useTranslations("orders.proof");
  const reach = useHotline();
  const last = proofs.at(-1);
  if (!canSendProof || last?.state !== "declined") return null;
  return (
    <Notice tone="warning" title={t("declined")} className="mb-6">
      <bdi className="whitespace-pre-line">{last.reason}</bdi>
      <p className="mt-1">{t("declinedText", { ...reach })}</p>
    </Notice>
  );
}
