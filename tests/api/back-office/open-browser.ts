import { vi } from "vitest";
import type { StaffClient } from "#server/testing/sign-in-staff.ts";

/**
 * The browser of a member of staff, as far as the back office's API client needs one. @returns page
 * sizes of the responses
 */
export function openBrowser(staff: StaffClient): number[] {
  const pageSizes: number[] = [];
  vi.stubGlobal("localStorage", { getItem: () => `${staff.staffId} ${staff.token}` });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", async (url: string) => {
    const { statusCode: status, body } = await staff.get(url);
    const { pageSize } = JSON.parse(body) as { pageSize?: number };
    if (pageSize !== undefined) pageSizes.push(pageSize);
    return new Response(body, { status });
  });
  return pageSizes;
}
