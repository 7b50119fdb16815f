export { MonthlyPrice as MonthlyLine } from "#web/modules/pricing/index.ts";
