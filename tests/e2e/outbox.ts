import { expect, type APIRequestContext } from "@playwright/test";

/** A code of six digits or more, standing alone. */
const CODE = /(?<![\d=])\d{6,8}(?!\d)/;

interface Letter {
  text: string;
  code: string;
}

/** The newest message to somebody that brings a code, read from the outbox; `before` is one that was read already. */
export async function codeTo(
  request: APIRequestContext,
  to: string,
  before?: Letter,
): Promise<Letter> {
  let found: Letter | undefined;
  await expect
    .poll(
      async () => {
        found = await newestTo(request, to);
        return found !== undefined && found.text !== before?.text;
      },
      { message: `a code for ${to}` },
    )
    .toBe(true);
  return found!;
}

async function newestTo(request: APIRequestContext, to: string): Promise<Letter | undefined> {
  const list = await (await request.get("/dev/outbox")).text();
  const entries = list.split("<li>").filter((entry) => entry.includes(to.replace("+", "")));
  for (const entry of entries) {
    const file = /\/dev\/outbox\/[\w-]+\.txt/.exec(entry)?.[0];
    const text = file ? await (await request.get(file)).text() : "";
    const code = CODE.exec(text)?.[0];
    if (code) return { text, code };
  }
  return undefined;
}
