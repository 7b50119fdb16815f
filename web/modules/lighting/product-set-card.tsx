import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { type ApiProblem, OFFLINE } from "#api-client/api-problem.ts";
import type { ProductSet } from "#contract/lighting/endpoints.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { VariantLine } from "#web/modules/storefront/index.ts";
import { addSetToCart } from "#web/shell/cart/cart-writes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { AmountText } from "#web/ui/display/price.tsx";

/** Kinds whose fit depends on a measurement that only the customer can take. */
const DOORS = new Set<ProductSet["kind"]>(["door-room", "door-flat"]);

/** The pieces of a set, each with picture and price, their total, and one button to add all. */
export function ProductSetCard({ set, isWide }: { set: ProductSet; isWide: boolean }) {
  const t = useTranslations("sets");
  const money = useMoney();
  const id = useId();
  const { adding, refusal, add } = useAddSet(set);
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col rounded-panel border border-hairline bg-paper p-5 md:p-6"
    >
      <h3 id={id} className="font-heading text-title font-medium">
        {t(`kinds.${set.kind}`)}
      </h3>
      {DOORS.has(set.kind) && <p className="mt-1 text-small text-ink-soft">{t("measure")}</p>}
      <ul className={classNames("mt-2", isWide && "lg:grid lg:grid-cols-2 lg:gap-x-12")}>
        {set.pieces.map(({ variant, quantity, label }, index) => (
          <VariantLine
            key={variant.variantId}
            variant={{ ...variant, path: `${variant.path}?variant=${variant.variantId}` }}
            label={index === 0 ? t("this") : label}
          >
            <PieceNotes piece={{ variant, quantity, label }} />
          </VariantLine>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4">
        <p className="text-small text-ink-soft">
          {t("total")}{" "}
          <span className="figures text-body font-semibold text-ink">
            <AmountText amount={money.amount(set.total)} />
          </span>
        </p>
        <Button disabled={!set.inStock} loading={adding} loadingLabel={t("adding")} onClick={add}>
          {set.inStock ? t("add") : t("soldOut")}
        </Button>
      </div>
      <p role="alert" className="mt-2 text-small text-error empty:hidden">
        {refusal}
      </p>
    </section>
  );
}

/** Its quantity, and a notice if there are too few in stock. */
function PieceNotes({ piece: { variant, quantity } }: { piece: ProductSet["pieces"][number] }) {
  const t = useTranslations("sets");
  const money = useMoney();
  return (
    <>
      {quantity > 1 && (
        <p className="figures text-small text-ink-soft">
          {t("several", {
            count: quantity,
            total: money.text(variant.price.amount * quantity),
          })}
        </p>
      )}
      {variant.available < quantity && (
        <p className="text-small text-error">
          {variant.available === 0
            ? t("pieceSoldOut")
            : t("pieceLeft", { count: variant.available })}
        </p>
      )}
    </>
  );
}

/** All pieces are added in one request; a refusal names the piece. */
function useAddSet({ pieces }: ProductSet) {
  const t = useTranslations("sets");
  const offline = useTranslations("shell")("offline");
  const [adding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const words = (problem: ApiProblem): string => {
    if (problem.code === OFFLINE) return offline;
    const short = pieces.flatMap(({ variant: { variantId, name } }) => {
      const reason = problem.fieldMessage(`lines.${variantId}`);
      return reason === undefined ? [] : [t("refusedPiece", { name, reason })];
    });
    return [t("nothingAdded"), ...(short.length > 0 ? short : [problem.message])].join(" ");
  };
  const add = async () => {
    if (adding) return;
    setAdding(true);
    setRefusal(undefined);
    const lines = pieces.map(({ variant, quantity }) => ({
      variantId: variant.variantId,
      quantity,
    }));
    const problem = await addSetToCart(lines);
    setAdding(false);
    if (problem) setRefusal(words(problem));
  };
  return { adding, refusal, add: () => void add() };
}
