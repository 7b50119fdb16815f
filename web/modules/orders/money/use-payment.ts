import { isHosted } from "#contract/orders/payment-method.ts";
import type { Payment } from "#contract/payments/payment-schema.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { type Asked, useAnswer } from "#web/api/use-answer.ts";
import { useEffect, useEffectEvent, useState } from "react";

/** Pauses before the server is asked again, in milliseconds: the bank mostly answers within seconds, and rarely later. */
const PAUSES = [2_000, 3_000, 5_000, 8_000, 13_000];

/** The bank's word may come at any moment; cash at an outlet takes its time once its number is there. */
function isBankAwaited({ state, method, bill }: Payment): boolean {
  return state === "waiting" && (isHosted(method) || (method === "kiosk" && bill === null));
}

export interface PaymentState {
  asked: Asked<Payment>;
  /** The page asks again by itself. */
  isAsking: boolean;
  askAgain: () => void;
}

/** Where the money of an order is, by the server; what stands in the address after the bank's page counts for nothing. */
export function usePayment(number: string): PaymentState {
  const asked = useAnswer(`payment ${number}`, () =>
    accountCall("getPayment", { params: { number } }),
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
    // Whoever comes back to the page, from the bank or from another tab, sees how it stands now.
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
