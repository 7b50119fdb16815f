import { isIPv6 } from "node:net";

export interface NetworkKeys {
  /** Who asks: an IPv4 address, or the /64 of which one IPv6 connection has all addresses. */
  narrow: string;
  /** Where they are: the /24, or the /48 that one line of an IPv6 provider may have. Limits by it are looser. */
  wide: string;
}

/** How much more may come from a whole network than from one connection. */
export const WIDE_FACTOR = 10;

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;

/** What requests are counted by. Nobody gets more guesses by changing the part of an address that is theirs to choose. */
export function networkKeys(address: string): NetworkKeys {
  const plain = address.replace(/%.*$/, "");
  const v4 = MAPPED.exec(plain)?.[1] ?? plain;
  if (!isIPv6(v4)) return { narrow: v4, wide: `${v4.split(".").slice(0, 3).join(".")}.0/24` };
  const groups = groupsOf(v4);
  const [a, b, c, d, e, f, g = 0, h = 0] = groups;
  // The other way of writing a mapped address: ::ffff:cb00:7101.
  if ([a, b, c, d, e].every((group) => group === 0) && f === 0xff_ff)
    return networkKeys([g >> 8, g & 0xff, h >> 8, h & 0xff].join("."));
  return { narrow: `${written(groups, 4)}::/64`, wide: `${written(groups, 3)}::/48` };
}

function groupsOf(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const [before, after] = [numbersOf(head), numbersOf(tail ?? "")];
  if (tail === undefined) return before;
  return [...before, ...Array<number>(GROUPS - before.length - after.length).fill(0), ...after];
}

function numbersOf(part: string): number[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function written(groups: number[], count: number): string {
  return groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(":");
}
