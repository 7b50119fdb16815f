import { useCallback, useEffect, useRef, useState } from "react";
import { ApiProblem } from "#api-client/api-problem.ts";
import { USUAL_MAINTENANCE } from "#contract/lighting/illuminance/lumen-method.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import type { Offered } from "../use-plan.ts";
import { type FetchedLight, fetchLight } from "./fetch-light.ts";
import { lightQueue, type WhenLit } from "./light-queue.ts";
import { openWorker } from "./open-worker.ts";
import type { Reply } from "./planner-worker.ts";

export interface RoomLight {
  reply: Reply | null;
  /** A file failed to load, or the calculation failed. */
  problem: "file" | "calculation" | null;
  whenLit: WhenLit;
}

/**
 * The light of a plan, calculated in a worker, so that dragging stays smooth however long it takes:
 * while it calculates, only the latest plan is queued.
 */
export function useRoomLight(plan: Plan, offered: Offered): RoomLight {
  const [reply, setReply] = useState<Reply | "failed" | null>(null);
  const { files, isMissing } = useFiles(plan, offered);
  const { ask, whenLit } = useWorker(setReply);
  useEffect(() => {
    const isReady = plan.lights.every(
      ({ variantId }) => files.has(variantId) || !offered.has(variantId),
    );
    if (isReady) ask(plan, files);
  }, [plan, files, offered, ask]);
  if (reply === "failed") return { reply: null, problem: "calculation", whenLit };
  return { reply, problem: isMissing ? "file" : null, whenLit };
}

type Files = ReadonlyMap<number, FetchedLight>;
type Ask = (plan: Plan, files: Files) => void;

function useWorker(onReply: (reply: Reply | "failed") => void): { ask: Ask; whenLit: WhenLit } {
  const queue = useRef<ReturnType<typeof openQueue> | null>(null);
  useEffect(() => {
    const worker = openWorker();
    queue.current = openQueue(worker, onReply);
    return () => worker.close();
  }, [onReply]);
  const ask = useCallback<Ask>((plan, files) => queue.current?.ask({ plan, files }), []);
  const whenLit = useCallback<WhenLit>((change) => {
    if (queue.current) queue.current.whenLit(change);
    else change();
  }, []);
  return { ask, whenLit };
}

function openQueue(
  worker: ReturnType<typeof openWorker>,
  onReply: (reply: Reply | "failed") => void,
) {
  const sent = new Set<number>();
  return lightQueue(({ plan, files }: { plan: Plan; files: Files }) => {
    const fetched = [...files.values()].filter(({ variantId }) => !sent.has(variantId));
    for (const { variantId } of fetched) sent.add(variantId);
    return worker.ask({ plan, maintenance: USUAL_MAINTENANCE, fetched });
  }, onReply);
}

const NO_FILES: Files = new Map();

/**
 * The photometric files of the plan's lights, each fetched once; a failed one is retried at the
 * next change.
 */
function useFiles(plan: Plan, offered: Offered) {
  const [files, setFiles] = useState(NO_FILES);
  const [isMissing, setMissing] = useState(false);
  const asked = useRef(new Set<number>());
  useEffect(() => {
    for (const { variantId } of plan.lights) {
      const light = offered.get(variantId);
      if (!light || asked.current.has(variantId)) continue;
      asked.current.add(variantId);
      void fetchLight(light).then(
        (file) => {
          setFiles((before) => new Map(before).set(variantId, file));
          setMissing(false);
        },
        (error: unknown) => {
          if (!(error instanceof ApiProblem)) throw error;
          asked.current.delete(variantId);
          setMissing(true);
        },
      );
    }
  }, [plan, offered]);
  return { files, isMissing };
}
