/** The part of a file that is asked for, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/i;

/**
 * Reads a Range header. `whole`: none was given, or one that need not be followed (several parts, another unit).
 * `nothing`: it lies behind the end of the file.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | "whole" | "nothing" {
  const match = header === undefined ? null : ONE_RANGE.exec(header.replaceAll(" ", ""));
  if (!match) return "whole";
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return "whole";
  if (first === "") return lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start < size ? { start, end } : "nothing";
}

/** `bytes=-500`: the last 500. */
function lastBytes(count: number, size: number): ByteRange | "nothing" {
  return count === 0 ? "nothing" : { start: Math.max(0, size - count), end: size - 1 };
}
