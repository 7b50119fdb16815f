import { isIPv6 } from "node:net";

export interface NetworkKeys {
  /** One client: an IPv4 address, or the /64 that belongs to one IPv6 connection. */
  narrow: string;
  /**
   * The surrounding network: the /24, or the /48 that an IPv6 provider may assign to one line. Its
   * limits are looser.
   */
  wide: string;
}

/** How much more a whole network may send than one connection. */
export const WIDE_FACTOR = 10;

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;

/**
 * What requests are counted by. Changing the part of an address that clients can choose gains no
 * extra attempts.
 */
export function networkKeys(address: string): NetworkKeys {
  const plain = address.replace(/%.*$/, "");
  const v4 = MAPPED.exec(plain)?.[1] ?? plain;
  if (!isIPv6(v4)) return { narrow: v4, wide: `${v4.split(".").slice(0, 3).join(".")}.0/24` };
  const groups = groupsOf(v4);
  const [a, b, c, d, e, f, g = 0, h = 0] = groups;
  // The other notation of a mapped address: ::ffff:cb00:7101.
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
