import { lazy, type ReactNode, Suspense } from "react";
import type { EntryContext } from "react-router";
import { expect, test, vi } from "vitest";
import { renderPage } from "./render-page.ts";

const { signal } = new AbortController();

/** The parts of React Router's entry context that rendering needs. */
function entryContext(): EntryContext {
  const matches = ["root", "product"].map((id) => ({ route: { id } }));
  const all = { root: 1, product: 2, cart: 3 };
  return {
    manifest: { routes: all },
    routeModules: all,
    staticHandlerContext: { matches },
    serverHandoffStream: new ReadableStream(),
  } as unknown as EntryContext;
}

const page = (body: ReactNode) => (
  <html lang="en">
    <body>{body}</body>
  </html>
);

test("a page with a part that is not there yet waits for it, and is there at once from then on", async () => {
  const load = vi.fn<() => Promise<{ default: () => ReactNode }>>(async () => ({
    default: () => <p>below</p>,
  }));
  const Below = lazy(load);
  const make = vi.fn<() => ReactNode>(() => page(<Suspense>{<Below />}</Suspense>));
  const first = await renderPage(make, entryContext(), signal, () => {});
  expect(first).toBe(
    '<!DOCTYPE html><html lang="en"><head></head><body><!--$--><p>below</p><!--/$--></body></html>',
  );
  expect(make).toHaveBeenCalledTimes(2);
  expect(await renderPage(make, entryContext(), signal, () => {})).toBe(first);
  expect(make).toHaveBeenCalledTimes(3);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a part that fails is reported, a page that fails is refused", async () => {
  const failure = new Error("no light");
  const Dark = (): ReactNode => {
    throw failure;
  };
  const onError = vi.fn<(error: unknown) => void>();
  await renderPage(() => page(<Suspense>{<Dark />}</Suspense>), entryContext(), signal, onError);
  expect(onError.mock.calls.map(([error]) => error)).toEqual([failure]);
  const whole = renderPage(
    () => page(<Dark />),
    entryContext(),
    signal,
    () => {},
  );
  await expect(whole).rejects.toBe(failure);
});

test("the router gets the routes of the page only, and no stream to wait for", async () => {
  let given: EntryContext | undefined;
  const make = (context: EntryContext) => {
    given = context;
    return page("");
  };
  await renderPage(make, entryContext(), signal, () => {});
  expect(given).toEqual({
    manifest: { routes: { root: 1, product: 2 } },
    routeModules: { root: 1, product: 2 },
    staticHandlerContext: { matches: [{ route: { id: "root" } }, { route: { id: "product" } }] },
  });
});
