import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { pageData } from "./start-script.ts";

/** An entry context with its stream in these chunks. */
function routerWith(...chunks: string[]): EntryContext {
  const serverHandoffStream = new ReadableStream({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return { serverHandoffStream } as unknown as EntryContext;
}

test("escapes page data so that no text closes its script", async () => {
  const text = '</script><!--<script>alert("1")</script>';
  const [first = "", ...rest] = JSON.stringify([text, "قطعة"]).split(/(?=script>)/);
  const data = await pageData(routerWith(first, ...rest));
  expect(data).not.toContain("<");
  expect(JSON.parse(data)).toEqual([text, "قطعة"]);
});
