import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveFile } from "./save-file.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("revokes a file's object URL later than 10 s after the click", () => {
  const click = vi.fn<() => void>();
  const link = { href: "", download: "", click };
  vi.stubGlobal("document", { createElement: () => link });
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  saveFile("orders.csv", new Blob(["1"]));
  expect(click).toHaveBeenCalledOnce();
  expect(link.download).toBe("orders.csv");
  vi.advanceTimersByTime(10_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith(link.href);
});
