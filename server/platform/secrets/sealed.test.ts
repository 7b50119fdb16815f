import { createDecipheriv, hkdfSync } from "node:crypto";
import { expect, test } from "vitest";
import { seal, unseal } from "./sealed.ts";

const key = { secret: { current: "a secret of the shop" }, purpose: "test" };
const plain = Buffer.from("نجفة");

test("unseals sealed bytes and seals differently each time", () => {
  const [one, other] = [seal(key, plain), seal(key, plain)];
  expect(unseal(key, one)).toEqual(plain);
  expect(unseal(key, other)).toEqual(plain);
  expect(one.equals(other)).toBe(false);
  expect(one.includes(plain)).toBe(false);
});

test("seals with AES-256-GCM and an HKDF key", () => {
  const sealed = seal(key, plain);
  const bytes = Buffer.from(hkdfSync("sha256", key.secret.current, "", key.purpose, 32));
  const opener = createDecipheriv("aes-256-gcm", bytes, sealed.subarray(0, 12));
  opener.setAuthTag(sealed.subarray(-16));
  const opened = [opener.update(sealed.subarray(12, -16)), opener.final()];
  expect(Buffer.concat(opened)).toEqual(plain);
});

test("does not unseal with another secret, another purpose or a changed byte", () => {
  const sealed = seal(key, plain);
  expect(unseal({ ...key, secret: { current: "another" } }, sealed)).toBeUndefined();
  expect(unseal({ ...key, purpose: "other" }, sealed)).toBeUndefined();
  for (const at of [0, 13, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(key, changed)).toBeUndefined();
  }
});

test("unseals with the previous secret until that secret is removed", () => {
  const sealed = seal(key, plain);
  const secret = { current: "the secret of this year", previous: key.secret.current };
  expect(unseal({ ...key, secret }, sealed)).toEqual(plain);
  expect(unseal({ ...key, secret: { current: secret.current } }, sealed)).toBeUndefined();
  const between = seal({ ...key, secret }, plain);
  expect(unseal({ ...key, secret: { current: secret.current } }, between)).toEqual(plain);
});
