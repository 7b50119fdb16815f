import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type IndicatorState, LoadingIndicator } from "./loading-indicator.ts";

let state: IndicatorState;
let indicator: LoadingIndicator;

beforeEach(() => {
  vi.useFakeTimers();
  state = { visible: false, progress: 0 };
  indicator = new LoadingIndicator((next) => (state = next));
});
afterEach(() => vi.useRealTimers());

test("shows the loading indicator after 200 ms", () => {
  indicator.start();
  vi.advanceTimersByTime(199);
  expect(state).toEqual({ visible: false, progress: 0 });
  vi.advanceTimersByTime(1);
  expect(state).toEqual({ visible: true, progress: 0 });
});

test("increases progress every 100 ms and reaches 100 after 2000 ms", () => {
  indicator.start();
  vi.advanceTimersByTime(200 + 99);
  expect(state.progress).toBe(0);
  vi.advanceTimersByTime(1);
  expect(state.progress).toBe(5);
  vi.advanceTimersByTime(1000);
  expect(state.progress).toBe(55);
  vi.advanceTimersByTime(5000);
  expect(state).toEqual({ visible: true, progress: 100 });
});

test("completes progress on finish, hides after 500 ms, resets 400 ms later", () => {
  indicator.start();
  vi.advanceTimersByTime(600);
  indicator.finish();
  expect(state).toEqual({ visible: true, progress: 100 });
  vi.advanceTimersByTime(499);
  expect(state.visible).toBe(true);
  vi.advanceTimersByTime(1);
  expect(state).toEqual({ visible: false, progress: 100 });
  vi.advanceTimersByTime(399);
  expect(state.progress).toBe(100);
  vi.advanceTimersByTime(1);
  expect(state).toEqual({ visible: false, progress: 0 });
});

test("does not show the indicator when the page loads within 200 ms", () => {
  const seen: boolean[] = [];
  indicator = new LoadingIndicator(({ visible }) => seen.push(visible));
  indicator.start();
  vi.advanceTimersByTime(150);
  indicator.finish();
  vi.advanceTimersByTime(5000);
  expect(seen).not.toContain(true);
});

test("restarts progress from 0 when a page change starts while hiding", () => {
  indicator.start();
  vi.advanceTimersByTime(500);
  indicator.finish();
  vi.advanceTimersByTime(100);
  indicator.start();
  expect(state).toEqual({ visible: false, progress: 0 });
  vi.advanceTimersByTime(300);
  expect(state).toEqual({ visible: true, progress: 5 });
});
