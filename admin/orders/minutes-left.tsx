import { useEffect, useState } from "react";
import { useText } from "../i18n/use-text.ts";

const MINUTE = 60_000;

/** Whole minutes until a deadline, counting down. */
export function MinutesLeft({ until }: { until: string }) {
  const text = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  const count = Math.max(0, Math.floor((Date.parse(until) - now) / MINUTE));
  return <>{text("orders.page.minutesLeft", { count })}</>;
}
