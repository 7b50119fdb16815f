import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { isWorthSaying, timeLeft } from "./time-left.ts";

/** The longest delay a timer supports. */
const LONGEST_WAIT = 2 ** 31 - 1;

interface HeldUntilProps {
  until: string;
  /** What the goods are held for: an approver's decision, the payment, the code. */
  words: "held" | "heldApproval" | "heldCode";
  onOver: () => void;
}

/** How long the goods are still held; the texts reserve their space, so that nothing moves. */
export function HeldUntil({ until, words: kind, onOver }: HeldUntilProps) {
  const t = useTranslations("orders.pay");
  const locale = usePageLocale();
  const [now, setNow] = useState(() => Date.now());
  const left = timeLeft(until, now);
  const onEnd = useEffectEvent(onOver);
  const isOver = left.unit === "over";
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver]);
  useEffect(() => {
    if (left.changesIn === null) return undefined;
    const wait = Math.min(left.changesIn, LONGEST_WAIT);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [left.changesIn, now]);
  const words = t(`${kind}.${left.unit}`, { count: left.count });
  return (
    <div className="min-h-13 text-[0.9375rem]">
      <p role="timer" className="font-medium">
        {words}
      </p>
      <p className="text-small text-ink-soft">
        {t("heldUntil", { date: momentText(until, locale) })}
      </p>
      <output className="sr-only">{isWorthSaying(left) ? words : ""}</output>
    </div>
  );
}
