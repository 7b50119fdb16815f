import { useWatch } from "react-hook-form";
import { HOUR_MS } from "#contract/kernel/time/units.ts";
import {
  CALL_RESULTS,
  type CallResult,
  isTriedAgain,
  REFUSAL_REASONS,
  type RefusalReason,
} from "#contract/orders/call-endpoints.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { cairoInstant } from "../../shell/forms/cairo-time.ts";
import { Field } from "../../shell/forms/field.tsx";

/** Hours until the next attempt, or a typed time. */
const AFTER = ["1", "3", "24", "at"] as const;

interface Typed {
  result: CallResult;
  after: (typeof AFTER)[number];
  nextAt: string;
  /** Empty until chosen. */
  reason: RefusalReason | "";
  note: string;
}

/** Records the result of a call. */
export function RecordCall({ number }: { number: string }) {
  const text = useText();
  const send = async ({ result, reason, note, ...next }: Typed, idempotencyKey: string) => {
    const body = {
      result,
      note,
      ...(result === "refused" && reason !== "" && { reason }),
      ...(isTriedAgain(result) && { nextAt: nextTry(next, text) }),
    };
    await call("POST /api/v1/admin/orders/{number}/calls", {
      params: { number },
      body,
      idempotencyKey,
    });
  };
  return (
    <ActionButton<Typed>
      opener={text("calls.record")}
      label={text("calls.save")}
      title={text("calls.title", { number })}
      done={text("calls.recorded")}
      defaultValues={{ result: "confirmed", after: "3", nextAt: "", reason: "", note: "" }}
      draft={`order ${number} call`}
      send={send}
      variant="contained"
    >
      <Inputs />
    </ActionButton>
  );
}

function nextTry(
  { after, nextAt }: Pick<Typed, "after" | "nextAt">,
  text: ReturnType<typeof useText>,
): string {
  if (after !== "at") return new Date(Date.now() + Number(after) * HOUR_MS).toISOString();
  const moment = cairoInstant(nextAt);
  if (moment === undefined) throw ownProblem(text("calls.momentNeeded"), "nextAt");
  return moment;
}

function Inputs() {
  const text = useText();
  const [result, after, reason] = useWatch<Typed, ["result", "after", "reason"]>({
    name: ["result", "after", "reason"],
  });
  const results = CALL_RESULTS.map((value) => ({ value, label: text(`calls.results.${value}`) }));
  const reasons = REFUSAL_REASONS.map((value) => ({
    value,
    label: text(`calls.reasons.${value}`),
  }));
  const times = AFTER.map((value) => ({ value, label: text(`calls.after.${value}`) }));
  return (
    <>
      <Field
        name="result"
        label={text("calls.result")}
        choices={results}
        help={text(`calls.whatFollows.${result}`)}
      />
      {isTriedAgain(result) && <Field name="after" label={text("calls.next")} choices={times} />}
      {isTriedAgain(result) && after === "at" && (
        <Field name="nextAt" type="datetime-local" label={text("calls.moment")} />
      )}
      {result === "refused" && (
        <Field name="reason" label={text("calls.reason")} choices={reasons} />
      )}
      <Field
        name="note"
        rows={2}
        label={text(
          result === "refused" && reason === "other" ? "calls.reasonInWords" : "calls.note",
        )}
        help={text("orders.notes.help")}
      />
    </>
  );
}
