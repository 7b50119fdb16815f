import type { DemoFaqGroup } from "../types.ts";

export const faqGroups: DemoFaqGroup[] = [];
