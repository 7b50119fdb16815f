import { afterEach } from "vitest";

/** The JSON report does not say which tests needed a second try; what a test notes of itself is in it. */
afterEach(({ task }) => {
  const retryCount = task.result?.retryCount;
  if (retryCount) Object.assign(task.meta, { retryCount });
});
