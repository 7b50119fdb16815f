import { useRef } from "react";
import { useTranslations } from "use-intl";
import { newKey } from "#api-client/idempotency-key.ts";
import type { Payment } from "#contract/payments/payment-schema.ts";
import { call } from "#web/api/client.ts";
import { type ShopFormState, useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { type Attempt, attemptFor } from "../checkout/attempt.ts";
import { type ProofFiles, useProofFiles } from "./use-proof-files.ts";

interface ProofValues extends Record<string, string> {
  amount: string;
  transferredOn: string;
  reference: string;
}

const FIELDS = new Set<string>(["amount", "transferredOn", "reference"]);

/**
 * The receipt form with its files. Pressing twice, or sending again after a lost connection, counts
 * once.
 */
export function useSendProof(
  number: string,
  onSent: (after: Payment) => void,
): { state: ShopFormState<ProofValues>; files: ProofFiles } {
  const t = useTranslations("orders.proof");
  const files = useProofFiles(number);
  const attempt = useRef<Attempt | null>(null);
  const state = useShopForm<ProofValues>({
    values: { amount: "", transferredOn: "", reference: "" },
    schema: async () => (await import("#contract/payments/proof-form.ts")).proofForm,
    labelOf: (path) => (isField(path) ? t(path) : t("files")),
    send: async (values) => {
      const ids = files.all.flatMap(({ id }) => id ?? []);
      if (files.isSending) return files.setTrouble(t("stillSending"));
      if (ids.length === 0) return files.setTrouble(t("chooseFirst"));
      const body = { ...values, files: ids };
      attempt.current = attemptFor(attempt.current, body, newKey);
      const { key: idempotencyKey } = attempt.current;
      const after = await call("POST /api/v1/orders/{number}/payment/proofs", {
        params: { number },
        body,
        idempotencyKey,
      });
      toast.success(t("sent"));
      return onSent(after);
    },
  });
  return { state, files };
}

function isField(path: string): path is "amount" | "transferredOn" | "reference" {
  return FIELDS.has(path);
}
