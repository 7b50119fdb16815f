import { expect } from "vitest";
import type { ApiClient } from "../api-client.ts";

/** Orders one of a variant with this email or phone. @returns the order's number */
export async function orderWithContact(
  client: ApiClient,
  variantId: number,
  contact: { email?: string; phone?: string },
): Promise<string> {
  await client.add(variantId);
  const quote = (await client.quote()).json();
  const answer = await client.order(quote.totals.total, {
    contact: { email: "", phone: "01099990000", ...contact },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().number;
}
