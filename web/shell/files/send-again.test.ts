import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiProblem } from "#api-client/api-problem.ts";
import { sendAgain } from "./send-again.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const problem = (status: number, code: string) =>
  new ApiProblem({ type: "about:blank", title: code, status, code });

test("retries an upload after a 503 response", async () => {
  const send = vi.fn<() => Promise<string>>();
  send.mockRejectedValueOnce(problem(503, "unavailable")).mockResolvedValue("id");
  const sent = sendAgain(send);
  await vi.runAllTimersAsync();
  expect(await sent).toBe("id");
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([
  ["unavailable", 503, 4],
  ["unreadable-document", 422, 1],
])("gives up an upload on %s (%d) after %d attempts", async (code, status, attempts) => {
  const send = vi.fn<() => Promise<string>>();
  send.mockRejectedValue(problem(status, code));
  const [sent] = await Promise.all([sendAgain(send).catch(String), vi.runAllTimersAsync()]);
  expect(sent).toContain(code);
  expect(send).toHaveBeenCalledTimes(attempts);
});
