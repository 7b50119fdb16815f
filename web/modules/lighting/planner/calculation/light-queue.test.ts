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

test("while nothing is calculated a move is drawn at once", () => {
  const { drawn, move } = opened();
  move("first move");
  expect(drawn).toEqual(["first move"]);
});

test("while a plan is calculated only the last move is kept, and drawn with the reply", async () => {
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

test("while a plan is calculated only the latest of the others is asked afterwards", async () => {
  const { asked, ask, reply } = opened();
  for (const plan of ["first", "second", "third"]) ask(plan);
  await reply("light");
  expect(asked).toEqual(["first", "third"]);
});

test("after a failure nothing is asked, and moves are drawn at once", async () => {
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
