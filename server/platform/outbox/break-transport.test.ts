import { expect, test, vi } from "vitest";
import { PermanentFailure } from "../jobs.ts";
import { breakTransport } from "./break-transport.ts";

const close = async () => {};

test("stops calling a mail server that does not answer", async () => {
  const send = vi.fn<() => Promise<void>>(async () => {
    throw new Error("no answer");
  });
  const transport = breakTransport({ send, close });
  for (let count = 0; count < 20; count += 1)
    await expect(transport.send("hello")).rejects.toThrow(/no answer|open/i);
  expect(send.mock.calls.length).toBeLessThan(10);
});

test("keeps calling the server after permanently refused messages", async () => {
  const send = vi.fn<() => Promise<void>>(async () => {
    throw new PermanentFailure("no such mailbox");
  });
  const transport = breakTransport({ send, close });
  for (let count = 0; count < 20; count += 1)
    await expect(transport.send("hello")).rejects.toThrow(PermanentFailure);
  expect(send).toHaveBeenCalledTimes(20);
});
