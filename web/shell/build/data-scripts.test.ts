import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { pack } from "./packed.ts";
import { dataScripts } from "./data-scripts.ts";

/** The entry context as React Router creates it, with its stream in these chunks. */
function routerWith(loaderData: object, ...chunks: string[]): EntryContext {
  const serverHandoffStream = new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return { staticHandlerContext: { loaderData }, serverHandoffStream } as unknown as EntryContext;
}

/** Runs a script as the page would, and returns what reaches the router. */
function run(script: string): string[] {
  const sent: string[] = [];
  const streamController = {
    enqueue: (text: string) => sent.push(text),
    close: () => sent.push("closed"),
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- the script under test
  new Function("window", script)({ __reactRouterContext: { streamController } });
  return sent;
}

test("the router's stream is one script, which no text can end", async () => {
  const html = await dataScripts(routerWith({}, '["</script>', "<!--\u2028قطعة", '"]'), "mark");
  const [, script = ""] = /^<script nonce="mark">([^<>&]*)<\/script>$/.exec(html) ?? [];
  expect(run(script)).toEqual(['["</script><!--\u2028قطعة"]', "closed"]);
});

test("packed data comes before the script that makes the router read it", async () => {
  const product = pack({ id: 7 }, "product", { isDataOnly: false });
  const html = await dataScripts(routerWith({ page: { product } }, "[]"), "mark");
  expect(html).toMatch(
    /^<script type="application\/json" id="product-data">\{"id":7\}<\/script><script nonce="mark">/,
  );
});

test("a page whose data was not loaded has no scripts for it", async () => {
  const router = { staticHandlerContext: { loaderData: {} } } as unknown as EntryContext;
  expect(await dataScripts(router, "mark")).toBe("");
});
