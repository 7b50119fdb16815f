import { useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem, OFFLINE } from "#api-client/api-problem.ts";
import type { CompanyOrder } from "#contract/orders/company-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { useLongest } from "#web/shell/forms/use-longest.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Textarea } from "#web/ui/forms/text-input.tsx";
import { QuestionDialog } from "#web/ui/surfaces/question-dialog.tsx";

interface DecisionProps {
  order: CompanyOrder;
  onDecided: () => void;
}

const NOTE_LENGTH = 300;

/** Approves or declines a colleague's order, after a confirmation. */
export function Decision({ order, onDecided }: DecisionProps) {
  const t = useTranslations("orders.company");
  const [kind, setKind] = useState<"approve" | "decline">("approve");
  const [isOpen, setOpen] = useState(false);
  const ask = (next: "approve" | "decline") => {
    setKind(next);
    setOpen(true);
  };
  const number = `\u2066${order.number}\u2069`;
  return (
    <div className="relative z-1 flex gap-2 sm:shrink-0">
      <Button size="small" aria-label={t("approveOf", { number })} onClick={() => ask("approve")}>
        {t("approve")}
      </Button>
      <Button
        size="small"
        kind="secondary"
        aria-label={t("declineOf", { number })}
        onClick={() => ask("decline")}
      >
        {t("decline")}
      </Button>
      <DecisionDialog
        order={order}
        kind={kind}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onDecided={() => {
          setOpen(false);
          onDecided();
        }}
      />
    </div>
  );
}

interface DecisionDialogProps extends DecisionProps {
  kind: "approve" | "decline";
  isOpen: boolean;
  onClose: () => void;
}

function DecisionDialog({ order, kind, isOpen, onClose, onDecided }: DecisionDialogProps) {
  const t = useTranslations("orders.company");
  const close = useTranslations("shell")("close");
  const { text } = useMoney();
  const [note, setNote] = useState("");
  const length = useLongest(NOTE_LENGTH);
  const { decide, isBusy, trouble } = useDecide(order.number, onDecided);
  const facts = { buyer: `\u2068${order.buyer ?? ""}\u2069`, total: text(order.total) };
  return (
    <QuestionDialog
      open={isOpen}
      onClose={onClose}
      title={t(`${kind}Title`, { number: `\u2066${order.number}\u2069` })}
      closeLabel={close}
      confirmLabel={t(kind)}
      harmless={kind === "approve"}
      sending={isBusy}
      sendingLabel={t("sending")}
      onConfirm={() => decide(kind === "approve", note)}
      keepLabel={t("back")}
    >
      <p className="mb-5 text-ink-soft">{t(`${kind}Text`, facts)}</p>
      <Field label={t("note")} error={length.mistake}>
        <Textarea
          rows={2}
          onBlur={length.check}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      {trouble && (
        <Notice tone="error" live className="mt-4">
          {trouble}
        </Notice>
      )}
    </QuestionDialog>
  );
}

function useDecide(number: string, onDecided: () => void) {
  const t = useTranslations("orders.company");
  const offline = useTranslations("shell")("offline");
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const decide = async (approve: boolean, note: string) => {
    setBusy(true);
    setTrouble(null);
    try {
      const body = { approve, ...(note.trim() && { note }) };
      await call("POST /api/v1/account/company/orders/{number}/decision", {
        params: { number },
        body,
      });
      toast.success(t(approve ? "approved" : "declined"));
      onDecided();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setTrouble(error.code === OFFLINE ? offline : error.message);
    } finally {
      setBusy(false);
    }
  };
  return {
    decide: (approve: boolean, note: string) => void decide(approve, note),
    isBusy,
    trouble,
  };
}
