import { useEffect, useState } from "react";
import { MINUTE_MS } from "#contract/kernel/time/units.ts";
import { useText } from "../i18n/use-text.ts";

/** Whole minutes until a deadline, counting down. */
export function MinutesLeft({ until }: { until: string }) {
  const text = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  const count = Math.max(0, Math.floor((Date.parse(until) - now) / MINUTE_MS));
  return <>{text("orders.page.minutesLeft", { count })}</>;
}
