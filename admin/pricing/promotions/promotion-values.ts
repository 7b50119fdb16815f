import { normaliseDigits } from "#contract/kernel/digits.ts";
import type { StaffPromotion, StaffPromotionDraft } from "#contract/pricing/promotion-endpoints.ts";
import { piastresOf, poundsOf } from "../../shell/forms/amount.ts";
import { basisPointsOf, percentOf } from "../../shell/forms/percent.ts";
import { type PeriodValues, periodValues } from "../period.ts";
import { type StepValues, stepsOf, stepValues } from "../steps.ts";

export type BenefitKind = StaffPromotion["benefit"]["kind"];
export const BENEFIT_KINDS = [
  "percent",
  "amount",
  "breaks",
  "free-delivery",
] as const satisfies readonly BenefitKind[];

interface BenefitValues {
  kind: BenefitKind;
  /** In percent. */
  basisPoints: string;
  upTo: string;
  piastres: string;
  breaks: StepValues[];
}

/** A promotion's form values: amounts in pounds; empty means no condition. */
export interface PromotionValues extends PeriodValues {
  version: string;
  code: string;
  label: { ar: string; en: string };
  priority: string;
  isExclusive: boolean;
  isActive: boolean;
  categoryIds: number[];
  productIds: number[];
  audience: "" | "company";
  minimum: string;
  minimumQuantity: string;
  useLimit: string;
  useLimitEach: string;
  benefit: BenefitValues;
}

const NO_BENEFIT: BenefitValues = {
  kind: "percent",
  basisPoints: "",
  upTo: "",
  piastres: "",
  breaks: [{ from: "", basisPoints: "" }],
};

export const NEW_PROMOTION: PromotionValues = {
  version: "",
  code: "",
  label: { ar: "", en: "" },
  priority: "100",
  isExclusive: false,
  isActive: true,
  from: "",
  until: "",
  categoryIds: [],
  productIds: [],
  audience: "",
  minimum: "",
  minimumQuantity: "",
  useLimit: "",
  useLimitEach: "",
  benefit: NO_BENEFIT,
};

const textOf = (value: number | null) => (value === null ? "" : String(value));

export function valuesOf(promotion: StaffPromotion): PromotionValues {
  const { version, label, isExclusive, isActive } = promotion;
  return {
    ...{ version, label, isExclusive, isActive },
    ...periodValues(promotion),
    code: promotion.code ?? "",
    priority: String(promotion.priority),
    categoryIds: promotion.categoryIds ?? [],
    productIds: promotion.productIds ?? [],
    audience: promotion.audience ?? "",
    minimum: poundsOf(promotion.minimum),
    minimumQuantity: textOf(promotion.minimumQuantity),
    useLimit: textOf(promotion.useLimit),
    useLimitEach: textOf(promotion.useLimitEach),
    benefit: benefitValues(promotion.benefit),
  };
}

function benefitValues(benefit: StaffPromotion["benefit"]): BenefitValues {
  switch (benefit.kind) {
    case "percent":
      return {
        ...NO_BENEFIT,
        basisPoints: percentOf(benefit.basisPoints),
        upTo: poundsOf(benefit.upTo),
      };
    case "amount":
      return { ...NO_BENEFIT, kind: "amount", piastres: poundsOf(benefit.piastres) };
    case "breaks":
      return { ...NO_BENEFIT, kind: "breaks", breaks: stepValues(benefit.breaks) };
    default:
      return { ...NO_BENEFIT, kind: benefit.kind };
  }
}

type Draft = Omit<StaffPromotionDraft, "from" | "until">;
type Read<T> = { value: T } | { wrong: string };

/** The request body besides version and period, or the field that cannot be read. */
export function draftOf(values: PromotionValues): Read<Draft> {
  const { label, isExclusive, isActive, audience, categoryIds, productIds } = values;
  const benefit = benefitOf(values.benefit);
  if ("wrong" in benefit) return benefit;
  const isEmpty = values.minimum.trim() === "";
  const minimum = isEmpty ? null : piastresOf(values.minimum);
  if (minimum === undefined) return { wrong: "minimum" };
  return {
    value: {
      ...{ label, isExclusive, isActive, minimum },
      code: values.code.trim().toUpperCase() || null,
      priority: Number(values.priority),
      categoryIds: categoryIds.length > 0 ? categoryIds : null,
      productIds: productIds.length > 0 ? productIds : null,
      audience: audience || null,
      minimumQuantity: countOf(values.minimumQuantity),
      useLimit: countOf(values.useLimit),
      useLimitEach: countOf(values.useLimitEach),
      benefit: benefit.value,
    },
  };
}

/** Invalid numbers are left to the API, which reports them at their field. */
function countOf(typed: string): number | null {
  const plain = normaliseDigits(typed).trim();
  return plain === "" ? null : Number(plain);
}

function benefitOf({ kind, ...typed }: BenefitValues): Read<StaffPromotionDraft["benefit"]> {
  const [basisPoints, piastres] = [basisPointsOf(typed.basisPoints), piastresOf(typed.piastres)];
  if (kind === "free-delivery") return { value: { kind } };
  if (kind === "amount") {
    if (!piastres) return { wrong: "benefit.piastres" };
    return { value: { kind, piastres } };
  }
  if (kind === "breaks") {
    const steps = stepsOf(typed.breaks);
    if ("wrong" in steps) return { wrong: `benefit.breaks.${steps.wrong}` };
    return { value: { kind, breaks: steps.value } };
  }
  if (!basisPoints) return { wrong: "benefit.basisPoints" };
  const upTo = typed.upTo.trim() === "" ? null : piastresOf(typed.upTo);
  if (upTo === undefined) return { wrong: "benefit.upTo" };
  return { value: { kind, basisPoints, upTo } };
}
