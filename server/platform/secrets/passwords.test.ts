import { expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { createPasswords } from "./passwords.ts";

const cheap = createPasswords(8);

test("hashes customers' passwords with Argon2id, 19 MiB and two passes", async () => {
  const passwords = createPasswords(readConfig({}).passwordMemoryKib);
  const hash = await passwords.hash("أي كلمة", "known");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches("أي كلمة", hash, "known")).toBe(true);
});

test("salts hashes and matches only the same password", async () => {
  const [one, other] = [await cheap.hash("secret", "known"), await cheap.hash("secret", "known")];
  expect(one).not.toBe(other);
  expect(await cheap.matches("secret", one, "known")).toBe(true);
  expect(await cheap.matches("Secret", one, "known")).toBe(false);
  expect(await cheap.matches("", one, "known")).toBe(false);
});

test("matches password hashes that were made with other costs", async () => {
  const hash = await createPasswords(16).hash("secret", "known");
  expect(await cheap.matches("secret", hash, "known")).toBe(true);
});

test("matches no password without a valid hash", async () => {
  for (const hash of [null, "", "secret", "$argon2id$v=19$m=8,t=2,p=1$$"]) {
    expect(await cheap.matches("secret", hash, "known")).toBe(false);
  }
});
