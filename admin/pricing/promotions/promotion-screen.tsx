import { Button } from "@mui/material";
import { Link } from "react-router";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import type { StaffPromotion } from "#contract/pricing/promotion-endpoints.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { useDoneNotice } from "../../shell/actions/done-notice.ts";
import { useCategoryNames } from "../../shell/data/categories.ts";
import { WholeRecord } from "../../shell/data/whole-record.tsx";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { bothOf } from "../../shell/forms/both-of.ts";
import { SaveBar } from "../../shell/forms/save-bar.tsx";
import { ScreenTitle } from "../../shell/frame/screen-title.tsx";
import { PeriodChip } from "../period-fields.tsx";
import { periodOf } from "../period.ts";
import { PromotionFields } from "./promotion-fields.tsx";
import { promotionSource } from "./promotion-source.ts";
import { draftOf, NEW_PROMOTION, type PromotionValues, valuesOf } from "./promotion-values.ts";

export function PromotionScreen() {
  return (
    <WholeRecord source={promotionSource}>
      {(promotion) => <PromotionPage promotion={promotion} />}
    </WholeRecord>
  );
}

function PromotionPage({ promotion }: { promotion: StaffPromotion }) {
  const { label, state, version } = promotion;
  return (
    <>
      <ScreenTitle
        title={label[locale]}
        badge={<PeriodChip state={state} />}
        actions={
          <>
            <TryIt code={promotion.code} />
            {state !== "ended" && state !== "off" && <EndPromotion promotion={promotion} />}
          </>
        }
      />
      {/* A save resets the form. */}
      <PromotionForm key={version} promotion={promotion} />
    </>
  );
}

function TryIt({ code }: { code: string | null }) {
  const text = useText();
  const query = code === null ? "" : `?coupon=${encodeURIComponent(code)}`;
  return (
    <Button component={Link} to={`/simulator${query}`} variant="outlined">
      {text("simulator.open")}
    </Button>
  );
}

function PromotionForm({ promotion }: { promotion: StaffPromotion }) {
  const text = useText();
  const say = useDoneNotice();
  const bodyOf = useBody();
  const { id, version: _, state: __, uses: ___, ...fields } = promotion;
  return (
    <ApiForm<PromotionValues>
      defaultValues={valuesOf(promotion)}
      draft={`promotion ${id}`}
      send={async (values) => {
        const body = { version: values.version, ...bodyOf(values) };
        return call("PUT /api/v1/admin/promotions/{id}", { params: { id }, body });
      }}
      onDone={(_values, saved) =>
        say(text("promotions.saved"), () => {
          const { version } = saved as StaffPromotion;
          return call("PUT /api/v1/admin/promotions/{id}", {
            params: { id },
            body: { ...fields, version },
          });
        })
      }
      meanwhile={{ valuesOf, factsOf: useFacts() }}
      footer={(isBusy) => <SaveBar isBusy={isBusy} />}
    >
      <PromotionFields />
    </ApiForm>
  );
}

export function NewPromotionScreen() {
  const text = useText();
  const say = useDoneNotice();
  const bodyOf = useBody();
  return (
    <>
      <ScreenTitle title={text("promotions.add")} />
      <ApiForm<PromotionValues>
        defaultValues={{ ...NEW_PROMOTION, from: `${cairoDay()}T00:00` }}
        draft="promotion"
        send={async (values) => call("POST /api/v1/admin/promotions", { body: bodyOf(values) })}
        onDone={() => say(text("promotions.saved"), undefined, "/promotions")}
        footer={(isBusy) => <SaveBar isBusy={isBusy} />}
      >
        <PromotionFields />
      </ApiForm>
    </>
  );
}

/** The request body; unreadable values are rejected at their field. */
function useBody() {
  const text = useText();
  return (values: PromotionValues) => {
    const draft = draftOf(values);
    if ("wrong" in draft) throw ownProblem(text("pricing.wrongNumber"), draft.wrong);
    return { ...draft.value, ...periodOf(values, text("pricing.wrongPeriod")) };
  };
}

/** A promotion by its field names. */
function useFacts() {
  const text = useText();
  const namesOf = useCategoryNames();
  const yesOrNo = (value: boolean) => text(value ? "products.page.yes" : "products.page.no");
  return ({ benefit, ...values }: PromotionValues) => ({
    [text("promotions.label")]: bothOf(values.label),
    [text("promotions.benefit")]: text(`promotions.kinds.${benefit.kind}`),
    [text("pricing.percent")]: benefit.basisPoints,
    [text("promotions.upTo")]: benefit.upTo,
    [text("promotions.amount")]: benefit.piastres,
    [text("promotions.kinds.breaks")]: benefit.breaks
      .map(({ from, basisPoints }) => text("pricing.stepText", { from, percent: basisPoints }))
      .join(" · "),
    [text("promotions.code")]: values.code,
    [text("pricing.from")]: values.from,
    [text("pricing.until")]: values.until,
    [text("promotions.isActive")]: yesOrNo(values.isActive),
    [text("promotions.categories")]: namesOf(values.categoryIds),
    [text("promotions.products")]: values.productIds.join(" · "),
    [text("promotions.audience")]: text(
      values.audience === "" ? "promotions.everybody" : "promotions.companies",
    ),
    [text("promotions.minimum")]: values.minimum,
    [text("promotions.minimumQuantity")]: values.minimumQuantity,
    [text("promotions.useLimit")]: values.useLimit,
    [text("promotions.useLimitEach")]: values.useLimitEach,
    [text("promotions.priority")]: values.priority,
    [text("promotions.isExclusive")]: yesOrNo(values.isExclusive),
  });
}

function EndPromotion({ promotion }: { promotion: StaffPromotion }) {
  const text = useText();
  const { id, version, state: _, uses: __, ...fields } = promotion;
  return (
    <ActionButton
      label={text("promotions.end")}
      explanation={text("promotions.endText")}
      done={text("promotions.ended")}
      send={() =>
        call("POST /api/v1/admin/promotions/{id}/end", { params: { id }, body: { version } })
      }
      undo={(ended) =>
        call("PUT /api/v1/admin/promotions/{id}", {
          params: { id },
          body: { ...fields, version: ended.version },
        })
      }
      isDangerous
    />
  );
}
