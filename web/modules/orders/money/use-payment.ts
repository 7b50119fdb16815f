import { useEffect, useEffectEvent, useState } from "react";
import { isHosted } from "#contract/orders/payment-method.ts";
import type { Payment } from "#contract/payments/payment-schema.ts";
import { call } from "#web/api/client.ts";
import { type Asked, useAnswer } from "#web/api/use-answer.ts";

/** Polling delays in milliseconds: the bank mostly answers within seconds, rarely later. */
const PAUSES = [2_000, 3_000, 5_000, 8_000, 13_000];

/** Whether the bank may answer at any moment; an outlet payment with a number can take long. */
function isBankAwaited({ state, method, bill }: Payment): boolean {
  return state === "waiting" && (isHosted(method) || (method === "kiosk" && bill === null));
}

export interface PaymentState {
  asked: Asked<Payment>;
  /** The page is polling. */
  isAsking: boolean;
  askAgain: () => void;
}

/**
 * The payment state from the server; the query parameters that the bank's page adds are ignored.
 */
export function usePayment(number: string): PaymentState {
  const asked = useAnswer(`payment ${number}`, () =>
    call("GET /api/v1/orders/{number}/payment", { params: { number } }),
  );
  const [round, setRound] = useState(0);
  const { answer } = asked;
  const isWaiting = answer.state === "ready" && isBankAwaited(answer.value);
  const onAsk = useEffectEvent(asked.refresh);
  useEffect(() => {
    const pause = isWaiting ? PAUSES[round] : undefined;
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => {
      onAsk();
      setRound(round + 1);
    }, pause);
    return () => clearTimeout(timer);
  }, [isWaiting, round]);
  useEffect(() => {
    // Refreshes when the customer returns to the page from the bank or another tab.
    const back = () => document.visibilityState === "visible" && onAsk();
    document.addEventListener("visibilitychange", back);
    window.addEventListener("pageshow", back);
    return () => {
      document.removeEventListener("visibilitychange", back);
      window.removeEventListener("pageshow", back);
    };
  }, []);
  return {
    asked,
    isAsking: isWaiting && round < PAUSES.length,
    askAgain: () => {
      asked.refresh();
      setRound(0);
    },
  };
}
