import { expect, test } from "vitest";
import { mimeMail } from "./mime-mail.ts";

const MAIL = {
  key: "1",
  createdAt: new Date(0),
  from: { name: "Fanous", address: "shop@example.com" },
  to: "mona@example.com",
  locale: "ar",
  subject: "s",
  text: "t",
  html: "h",
} as const;

test("adds List-Unsubscribe headers only when an unsubscribe link exists", () => {
  const unsubscribe = "https://shop.example/api/v1/messages/unsubscribe/ratings.c1.x";
  expect(mimeMail({ ...MAIL, unsubscribe }).headers).toMatchObject({
    "List-Unsubscribe": `<${unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(Object.keys(mimeMail(MAIL).headers).join()).not.toContain("Unsubscribe");
});
