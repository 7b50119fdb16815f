import { expect, test, vi } from "vitest";
import { onToasts, readToasts, toast, TOAST_DURATION } from "./toast.ts";

test("successes pass by, errors stay a little longer, repeats replace, three at most", () => {
  const listener = vi.fn<() => void>();
  const stop = onToasts(listener);
  toast.success("saved");
  toast.success("saved");
  const failed = toast.error("failed");
  expect(readToasts().map((item) => [item.text, item.duration])).toEqual([
    ["saved", TOAST_DURATION],
    ["failed", 8000],
  ]);
  toast.info("one");
  toast.info("two");
  expect(readToasts().map((item) => item.text)).toEqual(["failed", "one", "two"]);
  toast.close(failed);
  expect(readToasts()).toHaveLength(2);
  expect(listener).toHaveBeenCalledTimes(6);
  stop();
});
