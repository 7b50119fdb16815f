import type { DemoFaqQuestion, DemoTextPart } from "../types.ts";

export function question(
  code: string,
  ar: string,
  en: string,
  ...answer: DemoTextPart[]
): DemoFaqQuestion {
  return { code, question: { ar, en }, answer };
}
