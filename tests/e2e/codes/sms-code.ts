import type { Page } from "@playwright/test";
import { parseMobile } from "#contract/kernel/phone.ts";
import { letterTo } from "../customer.ts";
import { expect } from "../shop-test.ts";

interface CodeStep {
  /** Label of the button that requests the code; `{to}` and what follows is left out. */
  ask: string;
  submit: string;
  phone: string;
}

/** Requests a code by short message and types it in. */
export async function enterSmsCode(
  page: Page,
  words: { code: { label: string } },
  { ask, submit, phone }: CodeStep,
): Promise<void> {
  const main = page.getByRole("main");
  const [begin = ""] = ask.split("{to}");
  await main.getByRole("button", { name: begin.trim() }).click();
  const field = main.getByRole("textbox", { name: words.code.label });
  await expect(field).toBeFocused();
  let code = "";
  await expect(async () => {
    code = /^(\d{6}) /m.exec(await letterTo(page, parseMobile(phone) ?? ""))?.[1] ?? "";
    expect(code).not.toBe("");
  }).toPass({ intervals: [50, 100, 200] });
  await field.fill(code);
  await main.getByRole("button", { name: submit, exact: true }).click();
}
