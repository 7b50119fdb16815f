import type { Page } from "@playwright/test";
import { expect } from "../shop-test.ts";
import { callTestApi } from "./test-api.ts";

/** A member of staff, in a browser beside the customer's. */
export class StaffBrowser {
  readonly #page: Page;
  readonly #token: string;

  private constructor(page: Page, token: string) {
    this.#page = page;
    this.#token = token;
  }

  /** In a new browser. */
  static async open(page: Page, role: "orders" | "support" = "orders"): Promise<StaffBrowser> {
    const context = await page.context().browser()?.newContext();
    const own = await context?.newPage();
    if (!own) throw new Error("there is no browser");
    const staff = await callTestApi(own, "hireStaff", { role });
    const session = await own.request.post("/api/v1/admin/auth/sign-in", { data: staff });
    const { token } = (await session.json()) as { token: string };
    return new StaffBrowser(own, token);
  }

  async write(path: string, data: object): Promise<void> {
    await this.#ask("POST", path, data);
  }

  async read<T>(path: string): Promise<T> {
    return JSON.parse(await this.#ask("GET", path)) as T;
  }

  async change(path: string, data: object): Promise<void> {
    await this.#ask("PATCH", path, data);
  }

  async #ask(method: "GET" | "POST" | "PATCH", path: string, data?: object): Promise<string> {
    const url = `/api/v1/admin/${path}`;
    const headers = { authorization: `Bearer ${this.#token}` };
    const answer = await this.#page.request.fetch(url, { method, headers, ...(data && { data }) });
    const text = await answer.text();
    expect(answer.status(), `${method} ${path}: ${text}`).toBe(200);
    return text;
  }

  async deliver(number: string): Promise<void> {
    for (const status of ["processing", "shipped", "delivered"]) {
      await this.write(`orders/${number}/status`, { status });
    }
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }
}
