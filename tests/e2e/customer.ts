import type { Page } from "@playwright/test";
import { expect } from "./shop-test.ts";

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

let count = 0;

/** A new, unknown person. */
export function newPerson(name = "Mona"): Person {
  count += 1;
  const email = `${name}-${Date.now()}-${process.pid}-${count}@example.com`.toLowerCase();
  return {
    firstName: name,
    lastName: "Salem",
    email,
    password: `violet umbrellas under tall bridges ${count}`,
  };
}

/** The code from the newest mail or message to somebody, from the shop's outbox. */
export async function codeFor(page: Page, to: string, before = ""): Promise<string> {
  let code = "";
  await expect(async () => {
    code = /\u2066(\d{6,8})\u2069/.exec(await letterTo(page, to))?.[1] ?? "";
    expect(["", before]).not.toContain(code);
  }).toPass({ intervals: [50, 100, 200] });
  return code;
}

/** The text of the newest mail or message to somebody. */
export async function letterTo(page: Page, to: string): Promise<string> {
  const list = await (await page.request.get("/dev/outbox")).text();
  const entry = list.split("<li>").find((item) => item.includes(`· ${to} ·`));
  const file = /href="(\/dev\/outbox\/[^"]+\.txt)"/.exec(entry ?? "")?.[1];
  return file ? (await page.request.get(file)).text() : "";
}

/** Registers by the API; the browser of `page` is signed in from then on. */
export async function registerPerson(
  page: Page,
  person = newPerson(),
  company: Record<string, string> = {},
): Promise<Person> {
  const path = "companyNameEn" in company ? "register-company" : "register";
  const fields = { ...person, ...company, confirmPassword: person.password };
  const begun = await page.request.post(`/api/v1/auth/${path}`, { data: fields });
  expect(begun.status(), await begun.text()).toBe(200);
  const { verification } = (await begun.json()) as { verification: string };
  const code = await codeFor(page, person.email);
  const data = { verification, code };
  const verified = await page.request.post("/api/v1/auth/verify", { data });
  expect(verified.status(), await verified.text()).toBe(200);
  await keepSession(page, (await verified.json()) as Session);
  return person;
}

interface Session {
  token: string;
  accountType: string;
  userInfo: object;
}

/** Stores what the shop's script stores after signing in; the cookie is already in the browser. */
async function keepSession(page: Page, { token, accountType, userInfo }: Session): Promise<void> {
  await page.goto("/favicon.svg");
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { token, accountType, userInfo: JSON.stringify(userInfo), startActivity: String(Date.now()) },
  );
}
