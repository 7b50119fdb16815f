import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

test("counts characters missing from a password in any script", () => {
  expect(passwordStrength("نور")).toEqual({ level: "short", missing: 5 });
  expect(passwordStrength("1234567")).toEqual({ level: "short", missing: 1 });
});

test.each([
  "12345678",
  "abcdefgh",
  "aaaaaaaaaaaa",
  "qwertyui",
  "password1",
  "Fanous123",
  "11112222",
])("rates the password %s as weak", (password) => {
  expect(passwordStrength(password).level).toBe("weak");
});

test.each(["kareem-1987", "نجفة1987كبيرة"])("rates the password %s as fair", (password) => {
  expect(passwordStrength(password).level).toBe("fair");
});

test.each(["seven brass lamps over Nile", "سبع لمبات فوق الكورنيش 7", "tR4!mq9#zKp2"])(
  "rates the password %s as strong",
  (password) => {
    expect(passwordStrength(password).level).toBe("strong");
  },
);
