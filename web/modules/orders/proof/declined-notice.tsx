import type { Payment } from "#contract/payments/payment-schema.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useTranslations } from "use-intl";

/** Why the last receipt was declined, as long as another one can be sent. */
export function DeclinedNotice({ payment: { proofs, canSendProof } }: { payment: Payment }) {
  const t = useTranslations("orders.proof");
  const last = proofs.at(-1);
  if (!canSendProof || last?.state !== "declined") return null;
  return (
    <Notice tone="warning" title={t("declined")} className="mb-6">
      <bdi className="whitespace-pre-line">{last.reason}</bdi>
      <p className="mt-1">{t("declinedText")}</p>
    </Notice>
  );
}
