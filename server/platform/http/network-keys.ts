import { isIPv4, isIPv6 } from "node:net";

/** What somebody at an address is counted under. PostgreSQL reads both as `inet`. */
export interface NetworkKeys {
  /** An IPv4 address whole; of an IPv6 address the network of one customer of a provider, its first 64 bits. */
  narrow: string;
  /** An IPv4 address whole; of an IPv6 address the first 48 bits, what one company or one attacker is given. */
  wide: string;
}

const GROUPS = 8;

/** Who has one IPv6 address has 2^64 of them: limits count networks. */
export function networkKeys(address: string): NetworkKeys {
  const plain = address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  if (isIPv4(plain) || !isIPv6(plain)) return { narrow: plain, wide: plain };
  const groups = groupsOf(plain);
  return { narrow: prefix(groups, 4), wide: prefix(groups, 3) };
}

function groupsOf(address: string): string[] {
  const [before = "", after] = address.split("::");
  const head = partsOf(before);
  const tail = partsOf(after ?? "");
  const gap = after === undefined ? 0 : GROUPS - head.length - tail.length;
  return [...head, ...Array<string>(gap).fill("0"), ...tail];
}

function partsOf(text: string): string[] {
  if (text === "") return [];
  return text.split(":").flatMap((part) => {
    if (!part.includes(".")) return [Number.parseInt(part, 16).toString(16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split(".").map(Number);
    return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
  });
}

function prefix(groups: readonly string[], count: number): string {
  return `${groups.slice(0, count).join(":")}::/${count * 16}`;
}
