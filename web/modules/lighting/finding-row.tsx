import { useState } from "react";
import { useTranslations } from "use-intl";
import type { CartFinding, Remedy } from "#contract/lighting/endpoints.ts";
import type { Severity } from "#contract/lighting/finding-words.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { useCartProblem } from "#web/shell/cart/cart-problem.ts";
import { putBack, setQuantity } from "#web/shell/cart/cart-writes.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { useShell } from "#web/shell/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Anchor } from "#web/ui/actions/link.tsx";
import { Badge, type BadgeTone } from "#web/ui/display/badge.tsx";
import { OptionWords } from "#web/ui/display/option-words.tsx";
import { toast, UNDO_DURATION } from "#web/ui/feedback/toast.ts";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { FindingSentence, useSubject } from "./finding-sentence.tsx";

const TONES: Record<Severity, BadgeTone> = { clash: "warning", miss: "brass", hint: "plain" };

interface FindingRowProps {
  finding: CartFinding;
  onDismiss: () => void;
  /** The remedy was applied: the row is about to be removed. */
  onDone: () => void;
}

/** One finding: the sentence, what would help, a button to apply it and one to dismiss it. */
export function FindingRow({ finding, onDismiss, onDone }: FindingRowProps) {
  const t = useTranslations("cartCheck");
  const subject = useSubject(finding);
  const { remedy, severity } = finding;
  const about = <span className="sr-only"> {t("about", { name: subject })}</span>;
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line-strong/40 py-4 last:pb-0 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="flex flex-col items-start gap-2">
        <Badge tone={TONES[severity]}>{t(`severity.${severity}`)}</Badge>
        <FindingSentence finding={finding} name={subject} />
      </div>
      {remedy?.help && <Help help={remedy.help} quantity={remedy.quantity} />}
      <div className="flex flex-wrap gap-2 md:col-start-1">
        {remedy && <RemedyButton remedy={remedy} subject={subject} onDone={onDone} />}
        <Button kind="quiet" size="small" onClick={onDismiss}>
          <span>
            {t("fine")}
            {about}
          </span>
        </Button>
      </div>
    </li>
  );
}

interface RemedyButtonProps {
  remedy: Remedy;
  subject: string;
  onDone: () => void;
}

function RemedyButton({ remedy, subject, onDone }: RemedyButtonProps) {
  const t = useTranslations("cartCheck");
  const [busy, setBusy] = useState(false);
  const showProblem = useCartProblem();
  const name = remedy.help?.name ?? subject;
  const undo = async () => {
    if (!(await undoRemedy(remedy))) showProblem();
  };
  const apply = async () => {
    setBusy(true);
    const applied = await applyRemedy(remedy);
    setBusy(false);
    if (!applied) return showProblem();
    onDone();
    toast.success(
      t(({ add: "added", swap: "swapped", remove: "removed" } as const)[remedy.kind], { name }),
      {
        duration: UNDO_DURATION,
        action: { label: t("undo"), onPress: () => void undo() },
      },
    );
  };
  return (
    <Button kind="secondary" size="small" loading={busy} onClick={() => void apply()}>
      <span>
        {t(remedy.kind)}
        <span className="sr-only">: {name}</span>
      </span>
    </Button>
  );
}

const PICTURE_WIDTHS = [64, 128, 192] as const;

function Help({ help, quantity }: { help: NonNullable<Remedy["help"]>; quantity: number }) {
  const t = useTranslations("cartCheck");
  const { text } = useMoney();
  const { name, options, path, picture, price } = help;
  return (
    <div className="flex w-full items-center gap-3 self-start rounded-control bg-paper p-2 md:row-span-2">
      {picture && (
        <div className="well aspect-4/5 w-16 shrink-0 overflow-hidden rounded-control">
          <ShopPicture
            picture={picture}
            ratio={4 / 5}
            decorative
            widths={PICTURE_WIDTHS}
            sizes="4rem"
            className="size-full"
          />
        </div>
      )}
      <div className="min-w-0 text-small">
        <Anchor href={path} className="font-heading leading-heading font-medium hover:text-brass">
          <Phrase text={name} />
        </Anchor>
        {options && (
          <p className="text-ink-soft">
            <OptionWords options={options} />
          </p>
        )}
        <p className="figures text-ink-soft">
          {quantity > 1 && <span className="me-2">{t("unitCount", { count: quantity })}</span>}
          <span className="whitespace-nowrap">
            {quantity > 1 ? t("each", { price: text(price.amount) }) : text(price.amount)}
          </span>
        </p>
      </div>
    </div>
  );
}

/** Applies a remedy: adds before it removes, so that a refusal loses nothing. */
async function applyRemedy({ from, help, quantity }: Remedy): Promise<boolean> {
  if (help && !(await putBack(help.variantId, quantity))) return false;
  return from === null || takeOut(from, quantity);
}

/** Undoes it. */
async function undoRemedy({ from, help, quantity }: Remedy): Promise<boolean> {
  if (from !== null && !(await putBack(from, quantity))) return false;
  return help === null || takeOut(help.variantId, quantity);
}

/** Removes some units of a line, or all that are left. */
async function takeOut(variantId: number, quantity: number): Promise<boolean> {
  const line = useShell.getState().cart.items.find((item) => item.variantId === variantId);
  return !line || setQuantity(variantId, Math.max(0, line.quantity - quantity));
}
