import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { soonOnce } from "./soon-once.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("acts once for repeated calls with one name within 100 ms", () => {
  const act = vi.fn<(name: string) => void>();
  const call = soonOnce(100, act);
  for (let count = 0; count < 5; count += 1) call("mails");
  call("short-messages");
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(act.mock.calls).toEqual([["mails"], ["short-messages"]]);
  call("mails");
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledTimes(3);
});
