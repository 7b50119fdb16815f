import { expect, test } from "vitest";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import { processorMs, yardstickMs } from "#server/testing/measure-time.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";

const MONA = {
  email: "mona.salem@example.com",
  phone: "+201012345678",
  names: ["Mona", "Salem", "منى", "سالم", "Fanous", "فانوس"],
};

/** The result of the check: "fine", or the message on the field. */
async function findingOn(password: string): Promise<string> {
  try {
    await refuseWeakPassword(password, MONA, "newPassword");
    return "fine";
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const [field] = error.fields;
    return `${field?.path}: ${field?.key}`;
  }
}

test.each([
  ["password", "the most common password"],
  ["Password1", "a common password in another case"],
  ["P@ssw0rd!2024", "substituted letters and the year"],
  ["iloveyou1", "a common password"],
  ["qwertyuiop", "a keyboard row"],
  ["1q2w3e4r5t", "a keyboard pattern"],
  ["aaaaaaaaaaaaaaaa", "one repeated letter"],
  ["abcabcabcabc", "a repetition"],
  ["12345678", "digits in order"],
  ["١٢٣٤٥٦٧٨", "digits in order, in Arabic"],
  ["۱۲۳۴۵۶۷۸۹", "digits in order, in Persian"],
  ["20102010", "a year twice"],
  ["شسيبلاتن", "an Arabic keyboard row"],
  ["ضصثقفغعه", "another Arabic keyboard row"],
  ["حشسسصخقي", "the word password typed on an Arabic keyboard"],
  ["محمد1234", "a name and digits in order"],
  ["مُحَمَّد١٢٣٤", "a name with vowel signs and digits"],
  ["Ahmed@123", "another name"],
  ["zamalek2024", "a football club"],
  ["mona.salem@example.com", "the account's email"],
  ["x-mona.salem-9", "the local part of the email"],
  ["01012345678", "the account's phone"],
  ["٠١٠١٢٣٤٥٦٧٨", "the phone in Arabic digits"],
  ["+201012345678", "the phone with country code"],
  ["Salem!7x9qpw2", "the customer's name"],
  ["سالم في البيت", "the customer's name in Arabic"],
  ["fanous-4-life-ok", "the shop's name"],
])("rejects the password %j: %s", async (password) => {
  expect(await findingOn(password)).toMatch(/^newPassword: validation\.(?:weak|common|personal)/);
});

test.each([
  ["fanous-4-life-ok", "personalPassword"],
  ["Salem!7x9qpw2", "personalPassword"],
  ["Password1", "commonPassword"],
  ["abcabcabcabc", "weakPassword"],
])("rejects the password %j with the reason %s", async (password, reason) => {
  expect(await findingOn(password)).toBe(`newPassword: validation.${reason}`);
});

test.each([
  "x7#kP2v!qR",
  "correct horse battery staple",
  "قطة زرقاء تحت السلم 47",
  "    eight spaces around    ",
  "vT9-marble-otter",
  "bravuskalimeno",
  "🦊🪑🌵🛶🥁🧲🪁🎺",
  "aB3$kd93JJd0sk2LLq".repeat(7),
])("accepts the password %j", async (password) => {
  expect(await findingOn(password)).toBe("fine");
});

test("checks a 128-character password in bounded CPU time", async () => {
  await findingOn("warm up the lists");
  const before = processorMs();
  await findingOn("4@8({[<369&#!1/|0$5+7%2".repeat(6).slice(0, 128));
  expect(processorMs() - before).toBeLessThan(100 * yardstickMs());
});
