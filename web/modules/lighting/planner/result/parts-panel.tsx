import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { SetPiece } from "#contract/lighting/endpoints.ts";
import type { PlanCosts } from "#contract/lighting/plan/plan-costs.ts";
import { partsText } from "#contract/lighting/plan/plan-parts.ts";
import type { PlanCheck } from "#contract/lighting/planner-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { LateMessages, usePageLocale } from "#web/i18n/page-locale.tsx";
import { useMoney } from "#web/modules/pricing/index.ts";
import { VariantLine } from "#web/modules/storefront/index.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { FindingSentence, subjectOf } from "../../finding-sentence.tsx";
import type { Offered } from "../use-plan.ts";
import { AddParts } from "./add-parts.tsx";

interface PartsPanelProps {
  costs: PlanCosts;
  offered: Offered;
}

/** Everything the plan needs, and a button that adds it to the cart. */
export function PartsPanel({ costs, offered }: PartsPanelProps) {
  const t = useTranslations("planner.parts");
  const locale = usePageLocale();
  const parts = partsText(costs.parts);
  const { answer, refresh } = useAnswer(`plan check ${parts} ${locale}`, () =>
    call("GET /api/v1/planner/check", { query: { parts } }),
  );
  const lights = piecesOf(costs, offered);
  if (answer.state === "failed") {
    return (
      <>
        <PieceList pieces={lights} />
        <Notice tone="error" action={<Button onClick={refresh}>{t("again")}</Button>}>
          {t("failed")}
        </Notice>
      </>
    );
  }
  if (answer.state === "loading") {
    return (
      <>
        <PieceList pieces={lights} />
        <output>{t("checking")}</output>
      </>
    );
  }
  return <CheckedParts lights={lights} check={answer.value} />;
}

/** The lights, with lamps for fittings sold without them. */
function piecesOf(costs: PlanCosts, offered: Offered): SetPiece[] {
  const lamps = [...offered.values()].flatMap((light) => light.lamps ?? []);
  return costs.parts.flatMap(({ variantId, quantity }): SetPiece[] => {
    const light = offered.get(variantId);
    if (light) return [{ variant: light, quantity, label: light.category }];
    const lamp = lamps.find(({ variant }) => variant.variantId === variantId);
    return lamp ? [{ ...lamp, quantity }] : [];
  });
}

interface CheckedPartsProps {
  lights: SetPiece[];
  check: PlanCheck;
}

function CheckedParts({ lights, check }: CheckedPartsProps) {
  const t = useTranslations("planner.parts");
  const money = useMoney();
  const [wantsDimmer, setWantsDimmer] = useState(false);
  const { needed, dimmer, rigid, findings } = check;
  const pieces = [...lights, ...needed, ...(dimmer && wantsDimmer ? [dimmer] : [])];
  const total = pieces.reduce(
    (sum, { variant, quantity }) => sum + variant.price.amount * quantity,
    0,
  );
  const isRigid = lights.every(({ variant }) => rigid.includes(variant.variantId));
  return (
    <>
      <PieceList pieces={pieces} />
      {dimmer && (
        <Checkbox
          label={t("dimmer", { count: dimmer.quantity, name: dimmer.variant.name })}
          checked={wantsDimmer}
          onChange={(event) => setWantsDimmer(event.target.checked)}
        />
      )}
      {!dimmer && isRigid && <p className="text-small text-ink-soft">{t("rigid")}</p>}
      {findings.length > 0 && (
        <Suspense fallback={null}>
          <LateMessages part="orders">
            <Findings findings={findings} pieces={pieces} />
          </LateMessages>
        </Suspense>
      )}
      <p className="flex items-baseline justify-between gap-4 border-t border-hairline pt-4">
        {t("total")}
        <span className="figures text-title font-semibold">
          <AmountText amount={money.amount(total)} />
        </span>
      </p>
      <AddParts pieces={pieces} />
    </>
  );
}

type FindingsProps = Pick<PlanCheck, "findings"> & { pieces: readonly SetPiece[] };

function Findings({ findings, pieces }: FindingsProps) {
  const locale = usePageLocale();
  const items = pieces.map(({ variant }) => variant);
  return findings.map((finding) => (
    <Notice key={`${finding.rule} ${finding.variantIds.join(" ")}`} tone="warning">
      <FindingSentence finding={finding} name={subjectOf(finding, items, locale)} />
    </Notice>
  ));
}

function PieceList({ pieces }: { pieces: readonly SetPiece[] }) {
  const t = useTranslations("planner.parts");
  const money = useMoney();
  return (
    <ul className="-my-4">
      {pieces.map(({ variant, quantity, label }) => (
        <VariantLine
          key={variant.variantId}
          variant={{ ...variant, path: `${variant.path}?variant=${variant.variantId}` }}
          label={label}
        >
          <p className="figures text-small text-ink-soft">
            {t("several", { count: quantity, total: money.text(variant.price.amount * quantity) })}
          </p>
          {variant.available < quantity && (
            <p className="text-small text-error">{t("left", { count: variant.available })}</p>
          )}
        </VariantLine>
      ))}
    </ul>
  );
}
