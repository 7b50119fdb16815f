import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem, OFFLINE } from "#api-client/api-problem.ts";
import { call } from "#web/api/client.ts";
import { clearBankRedirect, isBankRedirectDue } from "./bank-redirect.ts";

export interface BankVisit {
  /** The bank's page is being opened. */
  isGoing: boolean;
  /** Why it could not be opened. */
  trouble: string | null;
  go: () => void;
}

/**
 * Opens the bank's page: by button, and automatically right after ordering; or requests the number
 * for an outlet.
 */
export function useBank(number: string, onAnswer: () => void): BankVisit {
  const [isGoing, setGoing] = useState(() => isBankRedirectDue(number));
  const [trouble, setTrouble] = useState<string | null>(null);
  const busy = useRef(false);
  const offline = useTranslations("shell")("offline");

  const open = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      const { redirect } = await call("POST /api/v1/orders/{number}/payment", {
        params: { number },
      });
      if (redirect !== null) openBank(redirect);
      else setGoing(false);
      if (redirect === null) onAnswer();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setTrouble(error.code === OFFLINE ? offline : error.message);
      setGoing(false);
      onAnswer();
    } finally {
      busy.current = false;
    }
  };
  const onRedirect = useEffectEvent(() => void open());
  useEffect(() => {
    if (!isBankRedirectDue(number)) return undefined;
    const timer = setTimeout(() => {
      clearBankRedirect();
      onRedirect();
    });
    return () => clearTimeout(timer);
  }, [number]);
  useEffect(() => {
    // On return from the bank, the page may be restored from the back/forward cache in its old
    // state.
    const back = (event: PageTransitionEvent) => event.persisted && setGoing(false);
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  const go = () => {
    setGoing(true);
    setTrouble(null);
    void open();
  };
  return { isGoing, trouble, go };
}

/** Accepts web addresses only. */
function openBank(address: string): void {
  const { protocol, href } = new URL(address, window.location.href);
  if (protocol !== "https:" && protocol !== "http:") throw new Error("the bank has no web page");
  window.location.assign(href);
}
