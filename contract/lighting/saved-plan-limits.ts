/** Of the plans in an account. Apart, so that pages need no schemas for them. */
export const MAX_PLANS = 50;
export const PLAN_NAME_LENGTH = 60;
