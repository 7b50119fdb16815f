import { lazy, type ReactNode, Suspense } from "react";
import { expect, test, vi } from "vitest";
import { renderPage } from "./render-page.ts";

const { signal } = new AbortController();

const page = (body: ReactNode) => (
  <html lang="en">
    <body>{body}</body>
  </html>
);

test("waits for a lazy part once, then renders it immediately", async () => {
  const load = vi.fn<() => Promise<{ default: () => ReactNode }>>(async () => ({
    default: () => <p>below</p>,
  }));
  const Below = lazy(load);
  const Body = vi.fn<() => ReactNode>(() => <Suspense>{<Below />}</Suspense>);
  const first = await renderPage(page(<Body />), signal, () => {});
  expect(first).toBe(
    '<!DOCTYPE html><html lang="en"><head></head><body><!--$--><p>below</p><!--/$--></body></html>',
  );
  const renders = Body.mock.calls.length;
  expect(await renderPage(page(<Body />), signal, () => {})).toBe(first);
  expect(Body).toHaveBeenCalledTimes(renders + 1);
  expect(load).toHaveBeenCalledTimes(1);
});

test("reports a failed part and rejects a failed page", async () => {
  const failure = new Error("no light");
  const Dark = (): ReactNode => {
    throw failure;
  };
  const onError = vi.fn<(error: unknown) => void>();
  await renderPage(page(<Suspense>{<Dark />}</Suspense>), signal, onError);
  expect(onError.mock.calls.map(([error]) => error)).toEqual([failure]);
  const whole = renderPage(page(<Dark />), signal, () => {});
  await expect(whole).rejects.toBe(failure);
});
