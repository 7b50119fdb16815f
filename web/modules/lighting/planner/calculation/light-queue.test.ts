import { expect, test } from "vitest";
import { lightQueue } from "./light-queue.ts";

function opened() {
  const asked: string[] = [];
  const drawn: string[] = [];
  const answers: PromiseWithResolvers<string>[] = [];
  const answer = (question: string) => {
    asked.push(question);
    const promise = Promise.withResolvers<string>();
    answers.push(promise);
    return promise.promise;
  };
  const queue = lightQueue(answer, (reply: string) => drawn.push(reply));
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return {
    asked,
    drawn,
    ask: queue.ask,
    move: (name: string) => queue.whenLit(() => drawn.push(name)),
    reply: (text: string) => {
      answers.shift()?.resolve(text);
      return settle();
    },
    fail: () => {
      answers.shift()?.reject(new Error("the worker failed"));
      return settle();
    },
  };
}

test("draws a move immediately when no plan is calculated", () => {
  const { drawn, move } = opened();
  move("first move");
  expect(drawn).toEqual(["first move"]);
});

test("draws only the last move of a calculation with its reply", async () => {
  const { drawn, ask, move, reply } = opened();
  ask("plan");
  move("first move");
  move("second move");
  expect(drawn).toEqual([]);
  await reply("light");
  expect(drawn).toEqual(["light", "second move"]);
  move("third move");
  expect(drawn.at(-1)).toBe("third move");
});

test("requests only the latest of the waiting plans", async () => {
  const { asked, ask, reply } = opened();
  for (const plan of ["first", "second", "third"]) ask(plan);
  await reply("light");
  expect(asked).toEqual(["first", "third"]);
});

test("requests nothing after a failure and draws moves immediately", async () => {
  const { asked, drawn, ask, move, fail } = opened();
  ask("first");
  ask("second");
  move("first move");
  await fail();
  expect(drawn).toEqual(["failed", "first move"]);
  ask("third");
  move("second move");
  expect(asked).toEqual(["first"]);
  expect(drawn.at(-1)).toBe("second move");
});
