import { expect, test } from "vitest";
import { readRange } from "./read-range.ts";

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=10-", { start: 10, end: 99 }],
  ["bytes=90-500", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["Bytes = 10 - 19", { start: 10, end: 19 }],
  ["bytes=100-", "nothing"],
  ["bytes=100-200", "nothing"],
  ["bytes=-0", "nothing"],
  [undefined, "whole"],
  ["", "whole"],
  ["bytes=-", "whole"],
  ["bytes=19-10", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes=a-b", "whole"],
  ["lines=1-2", "whole"],
  [`bytes=${"9".repeat(40)}-`, "whole"],
])("%j of 100 bytes is %j", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
