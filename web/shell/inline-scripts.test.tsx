import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { EndScripts, HeadScripts, PageScriptsContext } from "./inline-scripts.tsx";

const INLINE = /<script(?! id="page-data")[^>]*>([\s\S]*?)<\/script>/g;

test("lists every inline script byte for byte, except the page's data", () => {
  const written = new Set<string>();
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <PageScriptsContext value={{ written, data: "[]", start: 'start("ع" && 1 < 2)' }}>
          <HeadScripts />
          <EndScripts />
        </PageScriptsContext>
      ),
    },
  ]);
  const html = renderToString(<Page />);
  const found = [...html.matchAll(INLINE)].map(([, text]) => text);
  expect(found.length).toBeGreaterThanOrEqual(6);
  expect([...written]).toEqual(found);
  expect(html).toContain('<script id="page-data" type="application/json">[]</script>');
});
