import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

test("counts what is missing, in letters of any script", () => {
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
])("%s is easy to guess", (password) => {
  expect(passwordStrength(password).level).toBe("weak");
});

test.each(["kareem-1987", "نجفة1987كبيرة"])("%s will do", (password) => {
  expect(passwordStrength(password).level).toBe("fair");
});

test.each(["seven brass lamps over Nile", "سبع لمبات فوق الكورنيش 7", "tR4!mq9#zKp2"])(
  "%s is strong",
  (password) => {
    expect(passwordStrength(password).level).toBe("strong");
  },
);
