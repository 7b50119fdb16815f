import { Trash2 } from "@lucide/icons";
import { useId } from "react";
import { useTranslations } from "use-intl";
import type { CartLine } from "#contract/cart/endpoints.ts";
import { parseWholeNumber } from "#contract/kernel/digits.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { useShell } from "#web/shell/store.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Anchor } from "#web/ui/actions/link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { OptionWords } from "#web/ui/display/option-words.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { toast, UNDO_DURATION } from "#web/ui/feedback/toast.ts";
import { QuantityStepper } from "#web/ui/forms/quantity-stepper.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { mostOf } from "../../shell/cart/cart-math.ts";
import { useCartProblem } from "../../shell/cart/cart-problem.ts";
import { putBack, setQuantity, useCartNotes, wantQuantity } from "../../shell/cart/cart-writes.ts";
import { LineNotes } from "./line-notes.tsx";

const PICTURE_WIDTHS = [96, 192, 288] as const;
const readQuantity = (text: string) => parseWholeNumber(text) ?? null;

export interface CartLineRowProps {
  line: CartLine;
  /** Shows the large picture of the cart page. */
  roomy?: boolean;
}

/** A line of the cart: picture, name, options, quantity, sum. */
export function CartLineRow({ line, roomy = false }: CartLineRowProps) {
  const t = useTranslations("cart");
  const money = useMoney();
  const id = useId();
  const wanted = useCartNotes((notes) => notes.wanted[line.variantId]);
  const { name, options, path, picture, quantity, price, available } = line;
  const isShort = (wanted ?? quantity) > available;
  return (
    <li className="flex gap-4 border-b border-hairline py-4 last:border-b-0">
      <Anchor
        href={path}
        tabIndex={-1}
        aria-hidden="true"
        className={classNames(
          "well block shrink-0 self-start overflow-hidden rounded-control",
          roomy ? "w-24 md:w-28" : "w-20",
        )}
      >
        <div className="aspect-4/5">
          {picture && (
            <ShopPicture
              picture={picture}
              ratio={4 / 5}
              decorative
              widths={PICTURE_WIDTHS}
              sizes="7rem"
              className="size-full"
            />
          )}
        </div>
      </Anchor>
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <Anchor
              href={path}
              className="font-heading leading-heading font-medium hover:text-brass"
            >
              <Phrase text={name} />
            </Anchor>
            {options && (
              <p className="text-small text-ink-soft">
                <OptionWords options={options} />
              </p>
            )}
            {quantity > 1 && (
              <p className="figures text-small text-ink-soft">
                {t("each", { price: money.text(price.amount) })}
              </p>
            )}
          </div>
          <RemoveLine line={line} />
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <QuantityStepper
            size="small"
            value={wanted ?? quantity}
            onValue={(value) => void wantQuantity(line, value)}
            parse={readQuantity}
            min={1}
            max={Math.max(1, mostOf(line))}
            mayExceed
            {...(isShort && { describedBy: `stock-${id}` })}
            label={t("quantityOf", { name })}
            decreaseLabel={t("fewer")}
            increaseLabel={t("more")}
          />
          <span className="figures font-semibold">
            <AmountText amount={money.amount(line.lineTotal)} />
          </span>
        </div>
        <LineNotes id={`stock-${id}`} line={line} />
      </div>
    </li>
  );
}

/** Removes a line, with undo. */
function RemoveLine({ line: { variantId, quantity, name } }: { line: CartLine }) {
  const t = useTranslations("cart");
  const showProblem = useCartProblem();
  const undo = async () => {
    if (!(await putBack(variantId, quantity))) showProblem();
  };
  const remove = async () => {
    const removed = await setQuantity(variantId, 0);
    if (!removed) return showProblem();
    if (useShell.getState().cartOpen) {
      useCartNotes.setState({ removed: { variantId, quantity, name }, addedVariantId: null });
      return;
    }
    toast.info(t("removed", { name }), {
      duration: UNDO_DURATION,
      action: { label: t("undo"), onPress: () => void undo() },
    });
  };
  return (
    <IconButton
      icon={Trash2}
      label={t("removeNamed", { name })}
      onClick={() => void remove()}
      className="-me-3 -mt-2 text-ink-soft"
    />
  );
}
