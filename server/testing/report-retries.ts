import { afterEach } from "vitest";

/** The JSON report does not say which tests were retried, but it includes a test's own notes. */
afterEach(({ task }) => {
  const retryCount = task.result?.retryCount;
  if (retryCount) Object.assign(task.meta, { retryCount });
});
