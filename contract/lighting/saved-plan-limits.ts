/** Maximum plans per account. In a separate file, so that pages need no schemas. */
export const MAX_PLANS = 50;
export const PLAN_NAME_LENGTH = 60;
