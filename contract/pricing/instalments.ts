import type { Piastres } from "../kernel/money.ts";
import type { InstalmentPlan } from "../kernel/settings.ts";

/** The values for the calculation, for any provider. */
type Terms = Omit<InstalmentPlan, "provider">;

export interface Instalment<Plan> {
  plan: Plan;
  monthly: Piastres;
}

const POUND = 100;
const WHOLE = 10_000;

/**
 * The monthly instalment: the amount plus the provider's charge in equal parts, each rounded up to
 * a whole pound, so that customers never pay more than was shown. The provider's page is
 * authoritative (docs/adr/0015-payment-and-reservations.md).
 */
export function monthlyOf(amount: Piastres, { months, charge }: Terms): Piastres {
  return Math.ceil((amount * (WHOLE + charge)) / (WHOLE * months * POUND)) * POUND;
}

/**
 * The plans for an amount, the smallest monthly instalment first; if equal, the shorter one first.
 */
export function instalmentsOf<Plan extends Terms>(
  amount: Piastres,
  plans: readonly Plan[],
): Instalment<Plan>[] {
  return plans
    .filter(({ minimum }) => amount >= minimum)
    .map((plan) => ({ plan, monthly: monthlyOf(amount, plan) }))
    .toSorted((one, other) => one.monthly - other.monthly || one.plan.months - other.plan.months);
}

/** Minimum amount for any plan; 0: no minimum, or the shop lists no plans. */
export function leastForInstalments(plans: readonly InstalmentPlan[]): Piastres {
  return plans.length === 0 ? 0 : Math.min(...plans.map(({ minimum }) => minimum));
}
