import type { Trace, TraceEvent } from "lighthouse/types/artifacts.d.ts";

/** Longer tasks keep a visitor waiting. */
const LONG_MS = 50;
/** Names of a thread's tasks in current and older Chromium. */
const TASKS = new Set(["RunTask", "ThreadControllerImpl::RunTask"]);
/** Names in the script profile for anything that is not a script. */
const NO_SCRIPT = new Set(["(program)", "(idle)", "(root)"]);
const US_PER_MS = 1000;

/** The trace category that says which functions ran. */
export const FUNCTIONS_CATEGORY = "disabled-by-default-v8.cpu_profiler";

/** With CPU time, which Lighthouse does not read. */
type Work = TraceEvent & { tdur: number };

interface MainThread {
  pid: number;
  tid: number;
  tasks: Work[];
}

/**
 * Total blocking time in ms, based on CPU time: how far the main thread's tasks after the first
 * paint exceed the limit on a CPU that is `slowdown` times slower. Time taken by other programs is
 * not included.
 */
export function blockedByWork(trace: Trace, slowdown: number): number {
  const { tasks } = mainThread(trace);
  const over = tasks.map(({ tdur }) => (tdur / US_PER_MS) * slowdown - LONG_MS);
  return over.reduce((sum, ms) => sum + Math.max(0, ms), 0);
}

/**
 * What the long tasks did, by self time (µs as measured): script functions, and the browser's own
 * work.
 */
export function workOfLongTasks(trace: Trace, slowdown: number): Map<string, number> {
  const thread = mainThread(trace);
  const long = thread.tasks.filter(({ tdur }) => (tdur / US_PER_MS) * slowdown > LONG_MS);
  const within = (ts: number) => long.some((task) => ts >= task.ts && ts < task.ts + task.dur);
  const works = trace.traceEvents.filter((event) => isWork(event, thread) && within(event.ts));
  const times = new Map<string, number>();
  for (const { ts, us, name } of samples(trace, thread)) {
    if (!within(ts)) continue;
    const what = NO_SCRIPT.has(name) ? innermost(works, ts) : name;
    times.set(what, (times.get(what) ?? 0) + us);
  }
  return times;
}

function mainThread({ traceEvents }: Trace): MainThread {
  const paint = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  const thread = traceEvents.find(
    ({ name, args, pid }) =>
      name === "thread_name" && args.name === "CrRendererMain" && pid === paint?.pid,
  );
  if (!paint || !thread) throw new Error("The trace has no paint of a page");
  const { pid, tid } = thread;
  return { pid, tid, tasks: tasksOf(traceEvents, thread, paint.ts) };
}

/**
 * CPU time in ms of the threads with a given name; if several processes have them, in the busiest
 * one.
 */
export function workOfThread({ traceEvents }: Pick<Trace, "traceEvents">, name: string): number {
  const threads = traceEvents.filter(
    (event) => event.name === "thread_name" && event.args.name === name,
  );
  const works = threads.map((thread) =>
    tasksOf(traceEvents, thread, 0).reduce((sum, { tdur }) => sum + tdur / US_PER_MS, 0),
  );
  return Math.max(0, ...works);
}

function tasksOf(
  events: TraceEvent[],
  thread: Pick<TraceEvent, "pid" | "tid">,
  from: number,
): Work[] {
  const tasks: Work[] = [];
  const inOrder = events
    .filter((event): event is Work => isWork(event, thread) && TASKS.has(event.name))
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  let end = from;
  for (const task of inOrder) {
    // A task is in the trace under both names, one inside the other.
    if (task.ts < end) continue;
    tasks.push(task);
    end = task.ts + task.dur;
  }
  return tasks;
}

function isWork(event: TraceEvent, { pid, tid }: Pick<TraceEvent, "pid" | "tid">): boolean {
  return event.ph === "X" && event.pid === pid && event.tid === tid && "tdur" in event;
}

interface Sample {
  ts: number;
  us: number;
  name: string;
}

/** The profile comes in chunks, each with the functions that are new in it. */
function samples({ traceEvents }: Trace, { pid, tid }: MainThread): Sample[] {
  const profile = traceEvents.find(
    (event) => event.name === "Profile" && event.pid === pid && event.tid === tid,
  );
  if (!profile) throw new Error(`The trace was made without ${FUNCTIONS_CATEGORY}`);
  const pieces = traceEvents
    .filter(
      ({ name, id, pid: owner }) => name === "ProfileChunk" && owner === pid && id === profile.id,
    )
    .map(({ args }) => args.data);
  const functions = pieces.flatMap((piece) => piece?.cpuProfile?.nodes ?? []);
  const names = new Map(functions.map(({ id, callFrame }) => [id, named(callFrame)]));
  const ids = pieces.flatMap((piece) => piece?.cpuProfile?.samples ?? []);
  const times = pieces.flatMap((piece) => piece?.timeDeltas ?? []);
  let ts = profile.args.data?.startTime ?? profile.ts;
  return ids.map((id, at) => {
    const us = times[at] ?? 0;
    ts += us;
    return { ts, us, name: names.get(id) ?? "" };
  });
}

function named({ functionName, url }: { functionName: string; url?: string }): string {
  const file = url?.split("/").at(-1);
  return file ? `${functionName || "(file)"} ${file}` : functionName;
}

function innermost(works: TraceEvent[], ts: number): string {
  const around = works.filter((work) => ts >= work.ts && ts < work.ts + work.dur);
  return around.toSorted((a, b) => a.dur - b.dur)[0]?.name ?? "(browser)";
}
