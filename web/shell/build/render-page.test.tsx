import { lazy, type ReactNode, Suspense } from "react";
import type { EntryContext } from "react-router";
import { expect, test, vi } from "vitest";
import { renderPage } from "./render-page.ts";

const { signal } = new AbortController();

/** The entry context as React Router creates it, with these data parts. */
function routerWith(...pieces: string[]): EntryContext {
  const matches = ["root", "product"].map((id) => ({ route: { id } }));
  const serverHandoffStream = new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const all = { root: 1, product: 2, cart: 3 };
  return {
    manifest: { routes: all },
    routeModules: all,
    staticHandlerContext: { matches },
    serverHandoffStream,
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
  const first = await renderPage(make, routerWith(), signal, () => {});
  expect(first).toBe(
    '<!DOCTYPE html><html lang="en"><head></head><body><!--$--><p>below</p><!--/$--></body></html>',
  );
  expect(make).toHaveBeenCalledTimes(2);
  expect(await renderPage(make, routerWith(), signal, () => {})).toBe(first);
  expect(make).toHaveBeenCalledTimes(3);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a part that fails is reported, a page that fails is refused", async () => {
  const failure = new Error("no light");
  const Dark = (): ReactNode => {
    throw failure;
  };
  const onError = vi.fn<(error: unknown) => void>();
  await renderPage(() => page(<Suspense>{<Dark />}</Suspense>), routerWith(), signal, onError);
  expect(onError.mock.calls.map(([error]) => error)).toEqual([failure]);
  const whole = renderPage(
    () => page(<Dark />),
    routerWith(),
    signal,
    () => {},
  );
  await expect(whole).rejects.toBe(failure);
});

test("the router gets its data as read, and of its routes those of the page", async () => {
  let given: EntryContext | undefined;
  const make = (context: EntryContext) => {
    given = context;
    return page("");
  };
  await renderPage(make, routerWith("قطعة", "2"), signal, () => {});
  const pieces = Object.values(given?.renderMeta?.streamCache ?? {}).map(({ result }) => result);
  expect(pieces).toEqual([
    { done: false, value: "قطعة" },
    { done: false, value: "2" },
    { done: true, value: "" },
  ]);
  expect(given?.manifest.routes).toEqual({ root: 1, product: 2 });
  expect(given?.routeModules).toEqual({ root: 1, product: 2 });
});
