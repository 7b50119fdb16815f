import { classNames } from "../class-names.ts";

export type Amount = {
  /** Formatted digits and separators: "8,450". */
  number: string;
  /** Sign or word of the currency in the page's language: "ج.م" or "EGP". */
  currency: string;
  /** The currency comes before the number: "EGP 8,450". */
  currencyLeads: boolean;
};

const SIZES = { small: "text-small", card: "text-body", large: "text-heading" } as const;

export type PriceProps = {
  now: Amount;
  /** Previous price, struck through and less prominent. */
  was?: Amount | undefined;
  /** Names of the two for screen readers: "price", "price before discount". */
  nowLabel?: string | undefined;
  wasLabel?: string | undefined;
  /** Before it: "from". */
  before?: string | undefined;
  /** After it: "including VAT". */
  note?: string | undefined;
  size?: keyof typeof SIZES;
  className?: string | undefined;
};

export function Price(props: PriceProps) {
  const { now, was, nowLabel, wasLabel, before, note, size = "card", className } = props;
  return (
    <p
      className={classNames(
        "flex flex-wrap items-baseline gap-x-2.5 figures leading-tight",
        SIZES[size],
        className,
      )}
    >
      {before && <span className="font-text text-small font-normal text-ink-soft">{before}</span>}
      {nowLabel && <span className="sr-only">{`${nowLabel} `}</span>}
      <AmountText amount={now} className="font-semibold" />
      {was && (
        <s className="text-[0.8em] text-ink-soft decoration-1">
          {wasLabel && <span className="sr-only">{`${wasLabel} `}</span>}
          <bdi dir="ltr">{was.number}</bdi>
        </s>
      )}
      {note && <span className="font-text text-small font-normal text-ink-soft">{note}</span>}
    </p>
  );
}

/** The number stays left to right; number and currency are in the order of the language. */
export function AmountText({ amount, className }: { amount: Amount; className?: string }) {
  const number = <bdi dir="ltr">{amount.number}</bdi>;
  const currency = <bdi className="text-[0.85em]">{amount.currency}</bdi>;
  return (
    <span className={classNames("whitespace-nowrap", className)}>
      {amount.currencyLeads ? currency : number} {amount.currencyLeads ? number : currency}
    </span>
  );
}
