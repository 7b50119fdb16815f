import { expect, test } from "vitest";
import { describeAgent } from "./describe-agent.ts";

test.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    { browser: "Safari", system: "iOS" },
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    { browser: "Microsoft Edge", system: "Windows" },
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; SAMSUNG SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
    { browser: "Samsung Internet for Android", system: "Android" },
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0",
    { browser: "Firefox", system: "Linux" },
  ],
])("names the browser and system of %s", (agent, names) => {
  expect(describeAgent(agent)).toEqual(names);
});

test.each([null, undefined, ""])("returns no browser or system for %j", (agent) => {
  expect(describeAgent(agent)).toEqual({ browser: null, system: null });
});

test("returns browser and system keys for malformed user agents", () => {
  for (const agent of ["?", "<script>alert(1)</script>", "(".repeat(300), "\u0000"]) {
    expect(Object.keys(describeAgent(agent)).toSorted()).toEqual(["browser", "system"]);
  }
});
