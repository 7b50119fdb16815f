import { validationMessage } from "#contract/kernel/validation.ts";
import { newCouponCode } from "#contract/pricing/coupon-code.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";

/**
 * The validated code of a new promotion, or null for one without; faults are reported on the field.
 */
export function checkedCode(code: string | null): string | null {
  if (code === null) return null;
  const { data, error } = newCouponCode.safeParse(code, { reportInput: true });
  const [issue] = error?.issues ?? [];
  if (!issue) return data ?? null;
  const { key, values } = validationMessage(issue);
  throw new ProblemError("validation", {}, [{ path: "code", key: `validation.${key}`, values }]);
}
