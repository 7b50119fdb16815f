import type { GovernorateCode } from "#contract/accounts/governorates.ts";
import { type DeliveryRule, deliveryTermsOf } from "#server/modules/pricing/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

/** The terms of a governorate; one without terms is refused under the field's `path`. */
export async function deliveryRuleOf(
  db: Connection,
  governorate: GovernorateCode,
  path: string,
): Promise<DeliveryRule> {
  const rule = await deliveryTermsOf(db, governorate);
  if (rule) return rule;
  throw new ProblemError("validation", {}, [{ path, key: "validation.oneOf", values: {} }]);
}
