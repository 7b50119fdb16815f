import { expect, test } from "vitest";
import { networkKeys } from "./network-keys.ts";

test.each([
  ["203.0.113.7", "203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64", "64:ff9b:0::/48"],
])("%s counts as %s and as %s", (address, narrow, wide) => {
  expect(networkKeys(address)).toEqual({ narrow, wide });
});

test("two addresses of one network are one, those of two are not", () => {
  const key = (address: string) => networkKeys(address).narrow;
  expect(key("2001:db8:1:2::a")).toBe(key("2001:db8:1:2:ffff::b"));
  expect(key("2001:db8:1:2::a")).not.toBe(key("2001:db8:1:3::a"));
});
