import { loadavg } from "node:os";
import { setTimeout } from "node:timers/promises";
import { type Browser, chromium, type CDPSession, type Page, type Worker } from "@playwright/test";
import type { Trace } from "lighthouse/types/artifacts.d.ts";
import { lightGrid } from "#contract/lighting/layout/light-grid.ts";
import { planQuery } from "#contract/lighting/plan/plan-address.ts";
import { FIRST_PLAN, type Plan, roomOf } from "#contract/lighting/plan/plan.ts";
import { mm } from "#contract/lighting/units.ts";
import browser from "../playwright.config.ts";
import { workOfThread } from "./main-thread.ts";

const SLOWDOWN = 4;
const TRACED = ["toplevel", "devtools.timeline"];
const THREADS = { page: "CrRendererMain", worker: "DedicatedWorker thread" };
const LIGHTS = 12;
const SECONDS = 6;
/** How often a touch sensor reports. */
const MOVES_A_SECOND = 60;
const PHONE = { width: 390, height: 844 };

interface Drag {
  /** When frames began, and when the heat map was redrawn in them, in ms. */
  frames: number[];
  relit: number[];
}

declare global {
  var drag: Drag;
}

/**
 * Drags one of twelve lights through a 5 × 4 m room in a browser with a throttled CPU, and counts
 * the frames and those that show the recalculated light. Also reports the CPU time of such a frame,
 * which other programs do not affect.
 */
export async function measurePlannerDrag(base: string): Promise<void> {
  const chrome = await chromium.launch(browser.use?.launchOptions);
  try {
    const address = `${base}/planner?${new URLSearchParams(planQuery(await planOf(base)))}`;
    for (const slowdown of [1, SLOWDOWN]) {
      const { page, protocol } = await openPlanner(chrome, address, slowdown);
      say(`${slowdown} × slower`, shown(await dragLight(page, protocol)));
      await page.close();
    }
    const { page, protocol } = await openPlanner(chrome, address, 1);
    await chrome.startTracing(page, { categories: TRACED });
    const { relit } = await dragLight(page, protocol);
    const trace = JSON.parse(String(await chrome.stopTracing())) as Trace;
    for (const [name, thread] of Object.entries(THREADS)) {
      const each = workOfThread(trace, thread) / relit.length;
      const most = Math.floor(1000 / (each * SLOWDOWN));
      const times = `${each.toFixed(1)} ms of processor a frame lit anew`;
      say(name, `${times}; ${SLOWDOWN} × slower at most ${most} a second`);
    }
  } finally {
    await chrome.close();
  }
}

function say(what: string, value: string): void {
  process.stdout.write(`${what.padEnd(11)} ${value}\n`);
}

async function openPlanner(chrome: Browser, address: string, slowdown: number) {
  const page = await chrome.newPage({ viewport: PHONE, hasTouch: true });
  await page.addInitScript(countFrames);
  const [worker] = await Promise.all([page.waitForEvent("worker"), page.goto(address)]);
  await page.locator("canvas").first().waitFor();
  await slowDown(worker, slowdown);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, protocol };
}

async function planOf(base: string): Promise<Plan> {
  const answer = await fetch(`${base}/api/v1/planner/lights`);
  const { lights } = (await answer.json()) as {
    lights: { variantId: number; mounting: string; available: number }[];
  };
  const light = lights.find(
    ({ mounting, available }) => mounting === "recessed" && available >= LIGHTS,
  );
  if (!light) throw new Error("no downlight in stock");
  const { places } = lightGrid(roomOf(FIRST_PLAN), LIGHTS);
  const { variantId } = light;
  const place = ({ x, y }: { x: number; y: number }) => ({ x: mm(x), y: mm(y) });
  return { ...FIRST_PLAN, lights: places.map((one) => ({ variantId, ...place(one) })) };
}

/** Runs in the page before its scripts. */
function countFrames(): void {
  globalThis.drag = { frames: [], relit: [] };
  const drawing = CanvasRenderingContext2D.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- called on its context below
  drawing.putImageData = new Proxy(drawing.putImageData, {
    apply(put, context: CanvasRenderingContext2D, image) {
      // The wall pictures used for the room view are not attached to the page.
      if (context.canvas.isConnected) globalThis.drag.relit.push(performance.now());
      Reflect.apply(put, context, image);
    },
  });
  const frame = (now: number) => {
    globalThis.drag.frames.push(now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/**
 * The protocol only throttles the page's main thread: the worker is made to wait in proportion to
 * its own calculation time, which starts when it reads the question. (A capturing listener would be
 * called after the planner's own: a worker calls listeners in the order in which they were added.)
 */
async function slowDown(worker: Worker, slowdown: number): Promise<void> {
  await worker.evaluate((times) => {
    let began: number | undefined;
    const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
    Object.defineProperty(MessageEvent.prototype, "data", {
      get(this: MessageEvent): unknown {
        began = performance.now();
        return data?.get?.call(this);
      },
    });
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    const bell = new Int32Array(memory.buffer);
    const post = self.postMessage.bind(self);
    self.postMessage = (reply: unknown) => {
      if (began === undefined) throw new Error("The worker answered without reading a question");
      // Asleep: a phone has more cores than the machine that measures.
      Atomics.wait(bell, 0, 0, (performance.now() - began) * (times - 1));
      post(reply);
    };
  }, slowdown);
}

/** In circles around the light's position, so that every move is to a new position. */
async function dragLight(page: Page, protocol: CDPSession): Promise<Drag> {
  const handle = page.locator("[role=group] > button").first();
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error("no light to drag");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const mouse = (type: "mousePressed" | "mouseMoved" | "mouseReleased", x: number, y: number) =>
    protocol.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
  await mouse("mousePressed", middle.x, middle.y);
  await page.evaluate(() => {
    globalThis.drag.frames.length = 0;
    globalThis.drag.relit.length = 0;
  });
  const end = performance.now() + SECONDS * 1000;
  for (let step = 0; performance.now() < end; step += 1) {
    const angle = step / 15;
    const pause = setTimeout(1000 / MOVES_A_SECOND);
    const radius = 25 + 10 * Math.sin(angle / 7);
    const [x, y] = [middle.x + radius * Math.cos(angle), middle.y + radius * Math.sin(angle)];
    await Promise.all([mouse("mouseMoved", x, y), pause]);
  }
  await mouse("mouseReleased", middle.x, middle.y);
  return page.evaluate(() => globalThis.drag);
}

function shown({ frames, relit }: Drag): string {
  const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
  const gaps = relit.slice(1).map((at, index) => at - (relit[index] ?? 0));
  const sorted = gaps.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(0);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const rate = (list: number[]) => (list.length / seconds).toFixed(1);
  return `${rate(frames)} frames a second, lit anew ${rate(relit)} a second, every ${at(0.5)} ms (p95 ${at(0.95)}), load ${load}`;
}
