import { useEffect, useRef, useState } from "react";
import {
  canDrawModels,
  edgesOf,
  isPlainBox,
  loadModelElement,
  type ModelEdge,
  type ModelElement,
  shine,
  type Standing,
  standingOf,
} from "./model-element.ts";

export type ModelState = "fetching" | "loading" | "ready" | "failed" | "unsupported";

export interface ModelShape {
  edges: ModelEdge[];
  standing: Standing;
  isBox: boolean;
}

interface Light {
  isOn: boolean;
  kelvin: number | undefined;
}

/** Loads the viewer and its model, then tracks their state. */
export function useModel(src: string, { isOn, kelvin }: Light) {
  const viewer = useRef<ModelElement>(null);
  const [state, setState] = useState<ModelState>(() =>
    canDrawModels() ? "fetching" : "unsupported",
  );
  const [shape, setShape] = useState<ModelShape>();

  useEffect(() => {
    if (state !== "fetching") return;
    Promise.all([loadModelElement(), fetchModel(src)]).then(
      () => setState("loading"),
      () => setState("failed"),
    );
  }, [state, src]);

  const isShown = state === "loading" || state === "ready";
  useEffect(() => {
    const element = viewer.current;
    if (!isShown || !element) return undefined;
    const onLoad = () => {
      const [edges, standing] = [edgesOf(element), standingOf(element)];
      setShape({ edges, standing, isBox: isPlainBox(element) });
      setState("ready");
    };
    const onError = () => setState("failed");
    element.addEventListener("load", onLoad);
    element.addEventListener("error", onError);
    return () => {
      element.removeEventListener("load", onLoad);
      element.removeEventListener("error", onError);
    };
  }, [isShown]);

  useEffect(() => {
    const element = viewer.current;
    if (state !== "ready" || !element) return undefined;
    const apply = () => shine(element, isOn, kelvin);
    apply();
    // Another finish may have other materials.
    element.addEventListener("variant-applied", apply);
    return () => element.removeEventListener("variant-applied", apply);
  }, [state, isOn, kelvin]);

  return { viewer, state, shape, isShown, retry: () => setState("fetching") };
}

/** The viewer shows an empty room for a file it cannot read, so the file is checked first. */
async function fetchModel(src: string): Promise<void> {
  const answer = await fetch(src);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isModel = new TextDecoder().decode(bytes.subarray(0, 4)) === "glTF";
  if (!answer.ok || !isModel) throw new Error(`no model at ${src}`);
}
