import type { Page } from "@playwright/test";

interface Detail {
  path: string;
  givesLight: boolean;
  options: { code: string; values: { code: string; label: string }[] }[];
  variants: { options: Record<string, string>; model: string | null }[];
}

/** A light with one size and several finishes. */
export async function litProduct(page: Page, locale: string) {
  const list = await page.request.get(`/api/v1/products?pageSize=50&lang=${locale}`);
  const { items } = (await list.json()) as { items: { id: number }[] };
  for (const { id } of items) {
    const answer = await page.request.get(`/api/v1/products/${id}?lang=${locale}`);
    const detail = (await answer.json()) as Detail;
    const found = detail.givesLight ? otherFinish(detail) : undefined;
    if (found) return { path: detail.path, ...found };
  }
  throw new Error("no such product");
}

/** The product's model, and a finish other than the one shown first. */
function otherFinish({ options, variants: [first, second] }: Detail) {
  const [finish] = options;
  if (options.length !== 1 || finish?.code !== "finish" || !second) return undefined;
  const other = finish.values.find(({ code }) => code === second.options["finish"]);
  return first?.model && other ? { model: first.model, second: other } : undefined;
}
