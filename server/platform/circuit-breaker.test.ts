import { expect, test } from "vitest";
import { breakable } from "./circuit-breaker.ts";

/** A server that fails while it is down, and counts the calls it gets. */
function server() {
  const state = { isDown: false, asked: 0 };
  const ask = async (question: string) => {
    state.asked += 1;
    if (state.isDown) throw new Error("down");
    return `answer to ${question}`;
  };
  return { state, ask };
}

async function fail(ask: (question: string) => Promise<string>, times: number) {
  for (let time = 0; time < times; time += 1) await expect(ask("a")).rejects.toThrow("down");
}

test("keeps the breaker closed when single calls fail", async () => {
  const { state, ask } = server();
  const { ask: asked, isLeftAlone } = breakable(ask);
  for (let round = 0; round < 3; round += 1) {
    for (let time = 0; time < 4; time += 1) expect(await asked("b")).toBe("answer to b");
    state.isDown = true;
    await fail(asked, 1);
    state.isDown = false;
  }
  expect([state.asked, isLeftAlone()]).toEqual([15, false]);
});

test("opens the breaker after 5 consecutive failures", async () => {
  const { state, ask } = server();
  const { ask: asked, isLeftAlone } = breakable(ask);
  state.isDown = true;
  await fail(asked, 5);
  await expect(asked("a")).rejects.toMatchObject({ code: "EOPENBREAKER" });
  expect([state.asked, isLeftAlone()]).toEqual([5, true]);
});

test("closes the breaker after a successful probe", async () => {
  const { state, ask } = server();
  const { ask: asked, isLeftAlone } = breakable(ask, 20);
  state.isDown = true;
  await fail(asked, 5);
  // The probe finds it still down.
  await expect.poll(() => asked("a").catch(() => state.asked)).toBe(6);
  state.isDown = false;
  await expect.poll(() => asked("a").catch(() => "")).toBe("answer to a");
  expect(isLeftAlone()).toBe(false);
  expect(await Promise.all([asked("b"), asked("c")])).toEqual(["answer to b", "answer to c"]);
});

test("rejects more than 20 concurrent calls to a server", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { ask: asked } = breakable(() => promise);
  const first = Array.from({ length: 20 }, () => asked());
  await expect(asked()).rejects.toMatchObject({ code: "ESEMLOCKED" });
  resolve("answer");
  expect(await Promise.all(first)).toHaveLength(20);
  expect(await asked()).toBe("answer");
});
