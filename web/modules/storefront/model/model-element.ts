import { BOX_MATERIAL } from "#contract/catalog/box-model.ts";
import { kelvinToHex } from "#web/ui/display/colour-temperature.ts";

/** The part of the viewer element's API that the page uses. */
export interface ModelElement extends HTMLElement {
  readonly loaded: boolean;
  readonly canActivateAR: boolean;
  readonly model?: { readonly materials: readonly ModelMaterial[] };
  /** In metres. */
  getDimensions(): Place;
  getBoundingBoxCenter(): Place;
}

export interface Place {
  x: number;
  y: number;
  z: number;
}

interface ModelMaterial {
  readonly name: string;
  /** Finishes are loaded when they are first shown. */
  readonly isLoaded: boolean;
  readonly emissiveFactor: readonly number[];
  readonly emissiveStrength: number;
  /** Linear shares, or a colour as CSS writes it. */
  setEmissiveFactor(colour: string | readonly number[]): void;
  setEmissiveStrength(strength: number): void;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "model-viewer": DetailedHTMLProps<HTMLAttributes<ModelElement>, ModelElement> &
        Record<string, unknown>;
    }
  }
}

/** The viewer's file loader, from a library whose types are not installed. */
interface PackedLoader {
  setMeshoptDecoder(decoder: unknown): void;
}

/** Loads the viewer once, and sets the decoder for compressed models that is bundled with it. */
export async function loadModelElement(): Promise<void> {
  await import("@google/model-viewer");
  const [{ $loader }, { Renderer }, { MeshoptDecoder }] = await Promise.all([
    import("@google/model-viewer/lib/three-components/CachingGLTFLoader.js"),
    import("@google/model-viewer/lib/three-components/Renderer.js"),
    import("meshoptimizer/decoder"),
  ]);
  // The viewer's own option would load the decoder by a script element, which the content policy
  // forbids.
  const loader = Renderer.singleton.loader as unknown as Record<symbol, PackedLoader>;
  loader[$loader]?.setMeshoptDecoder(MeshoptDecoder);
}

export function canDrawModels(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}

const lamps = new WeakMap<ModelMaterial, { strength: number; colour: readonly number[] }>();
const NO_LIGHT = [0, 0, 0];

/**
 * Switches the model's luminous materials on or off, in the colour temperature of its lamp. Off
 * means a black light, too: what is handed to Quick Look keeps the colour and not the strength.
 */
export function shine({ model }: ModelElement, isOn: boolean, kelvin: number | undefined): void {
  for (const material of model?.materials ?? []) {
    const lamp = lampOf(material);
    if (!lamp) continue;
    const colour = kelvin === undefined ? lamp.colour : kelvinToHex(kelvin);
    material.setEmissiveFactor(isOn ? colour : NO_LIGHT);
    material.setEmissiveStrength(isOn ? lamp.strength : 0);
  }
}

/** The light of a material as its file has it; undefined if it gives none. */
function lampOf(material: ModelMaterial) {
  // What is not loaded yet must not be asked for more.
  if (!material.isLoaded || lamps.has(material)) return lamps.get(material);
  const { emissiveFactor, emissiveStrength } = material;
  if (emissiveFactor.every((share) => share === 0)) return undefined;
  const lamp = { strength: emissiveStrength, colour: [...emissiveFactor] };
  lamps.set(material, lamp);
  return lamp;
}

export type Standing = "floor" | "wall" | "ceiling";

/**
 * A model's origin is where it is mounted: hanging products are below it, standing ones above it,
 * wall-mounted ones in front.
 */
export function standingOf(viewer: ModelElement): Standing {
  const [size, centre] = [viewer.getDimensions(), viewer.getBoundingBoxCenter()];
  const distances: Record<Standing, number> = {
    floor: Math.abs(centre.y - size.y / 2),
    ceiling: Math.abs(centre.y + size.y / 2),
    wall: Math.abs(centre.z - size.z / 2),
  };
  const [nearest] = Object.entries(distances).toSorted(([, a], [, b]) => a - b);
  return nearest?.[0] as Standing;
}

/** A box of the product's size, added by staff until there is a model. */
export function isPlainBox({ model }: ModelElement): boolean {
  return model?.materials.every(({ name }) => name === BOX_MATERIAL) ?? false;
}

export interface ModelEdge {
  axis: "x" | "y" | "z";
  metres: number;
  at: Place;
}

/** Where width, height and depth are labelled: on the edges facing the viewer. */
export function edgesOf(viewer: ModelElement): ModelEdge[] {
  const [size, centre] = [viewer.getDimensions(), viewer.getBoundingBoxCenter()];
  const [right, low, front] = [centre.x + size.x / 2, centre.y - size.y / 2, centre.z + size.z / 2];
  return [
    { axis: "x", metres: size.x, at: { x: centre.x, y: low, z: front } },
    { axis: "y", metres: size.y, at: { x: right, y: centre.y, z: front } },
    { axis: "z", metres: size.z, at: { x: right, y: low, z: centre.z } },
  ];
}
