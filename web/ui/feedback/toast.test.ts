import { expect, test, vi } from "vitest";
import { onToasts, readToasts, toast, TOAST_DURATION } from "./toast.ts";

test("shows one toast at a time, an error for 8 s", () => {
  const listener = vi.fn<() => void>();
  const stop = onToasts(listener);
  const shown = () => readToasts().map((item) => [item.text, item.duration]);
  toast.success("saved");
  const [first] = readToasts();
  toast.success("saved");
  expect(shown()).toEqual([["saved", TOAST_DURATION]]);
  // The same toast again restarts its time.
  expect(readToasts()[0]?.id).not.toBe(first?.id);
  const failed = toast.error("failed");
  expect(shown()).toEqual([["failed", 8000]]);
  toast.close(failed);
  expect(readToasts()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
});
