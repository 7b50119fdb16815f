/** Makes the solids of a model a GLB: one piece for all that is made of the same in every finish. */
import {
  Document,
  Logger,
  type Material,
  NodeIO,
  type Primitive,
  type Texture,
} from "@gltf-transform/core";
import {
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsIOR,
  KHRMaterialsTransmission,
  KHRMaterialsVariants,
  KHRMeshQuantization,
  type MappingList,
} from "@gltf-transform/extensions";
import { meshopt, prune, simplifyPrimitive, weld } from "@gltf-transform/functions";
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from "meshoptimizer";
import type { Colour } from "../lamp-colour.ts";
import { isWire, type Solid, type Surface } from "./solid.ts";
import { SPAN, woodGrain } from "./wood.ts";

export const EXTENSIONS = [
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsIOR,
  KHRMaterialsTransmission,
  KHRMaterialsVariants,
  KHRMeshQuantization,
];

/** How far a surface may be moved to save corners: a share of the piece's size, and metres. */
const MOST_ERROR = { share: 0.001, metres: 0.0007 };

const WIRES = "wires";
/** The parts of a model, so that each can be measured by itself. */
const NODES: [name: string, isIn: (solid: Solid) => boolean][] = [
  ["measured", ({ measured }) => measured === true],
  ["body", ({ measured, suspension }) => measured !== true && !suspension],
  ["suspension", (solid) => solid.suspension && !isWire(solid)],
  [WIRES, isWire],
];

export interface Look {
  name: string;
  finishes: readonly string[];
  /** Linear colour of its lamps. */
  tint: Colour;
}

/** Reads and writes models with all that they use. */
export async function modelFiles(): Promise<NodeIO> {
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready, MeshoptSimplifier.ready]);
  return new NodeIO().registerExtensions(EXTENSIONS).registerDependencies({
    "meshopt.decoder": MeshoptDecoder,
    "meshopt.encoder": MeshoptEncoder,
  });
}

export async function assemble(solids: readonly Solid[], look: Look): Promise<Document> {
  const document = new Document();
  document.getRoot().getAsset().generator = "Fanous, tools/render/models";
  document.setLogger(new Logger(Logger.Verbosity.ERROR));
  const scene = document.createScene(look.name);
  document.getRoot().setDefaultScene(scene);
  document.createBuffer();
  const palette = await paletteOf(document, solids, look.tint);
  const dress = dresser(document, look.finishes, palette);
  for (const [name, isIn] of NODES) {
    const pieces = piecesOf(solids.filter(isIn));
    if (pieces.length === 0) continue;
    const mesh = document.createMesh(name);
    for (const piece of pieces) {
      mesh.addPrimitive(dress(primitiveOf(document, piece), piece.surfaces));
    }
    scene.addChild(document.createNode(name).setMesh(mesh));
  }
  await document.transform(weld());
  // Wires are thinner than what may be left out.
  const meshes = document.getRoot().listMeshes();
  for (const mesh of meshes.filter((one) => one.getName() !== WIRES)) {
    for (const primitive of mesh.listPrimitives()) {
      const error = Math.min(MOST_ERROR.share, MOST_ERROR.metres / sizeOf(primitive));
      simplifyPrimitive(primitive, { simplifier: MeshoptSimplifier, ratio: 0, error });
    }
  }
  await document.transform(
    prune(),
    meshopt({ encoder: MeshoptEncoder, level: "high", quantizePosition: 13 }),
  );
  return document;
}

function sizeOf(primitive: Primitive): number {
  const positions = primitive.getAttribute("POSITION");
  const [low, high] = [positions?.getMin([]) ?? [], positions?.getMax([]) ?? []];
  return Math.max(...high.map((value, axis) => value - (low[axis] ?? 0)));
}

type Piece = Pick<Solid, "surfaces"> & { solids: Solid[] };

function piecesOf(solids: readonly Solid[]): Piece[] {
  const pieces = new Map<string, Piece>();
  for (const solid of solids) {
    const key = JSON.stringify(solid.surfaces);
    const piece = pieces.get(key) ?? { surfaces: solid.surfaces, solids: [] };
    piece.solids.push(solid);
    pieces.set(key, piece);
  }
  return [...pieces.values()];
}

function primitiveOf(document: Document, { solids, surfaces }: Piece): Primitive {
  const buffer = document.getRoot().listBuffers()[0] ?? null;
  const accessor = (type: "VEC2" | "VEC3", array: Float32Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const positions = joined(solids.map((solid) => solid.positions));
  const primitive = document
    .createPrimitive()
    .setAttribute("POSITION", accessor("VEC3", positions))
    .setAttribute("NORMAL", accessor("VEC3", joined(solids.map((solid) => solid.normals))));
  if (surfaces.some(({ grain }) => grain)) {
    primitive.setAttribute("TEXCOORD_0", accessor("VEC2", alongTheGrain(positions)));
  }
  return primitive;
}

function joined(arrays: Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    all.set(array, at);
    at += array.length;
  }
  return all;
}

/** The grain runs along x; the picture goes round the other two sides without an end. */
function alongTheGrain(positions: Float32Array): Float32Array<ArrayBuffer> {
  const places = new Float32Array((positions.length / 3) * 2);
  for (let i = 0; i < places.length / 2; i++) {
    const [x = 0, y = 0, z = 0] = positions.subarray(i * 3, i * 3 + 3);
    places[i * 2] = x / SPAN.along;
    places[i * 2 + 1] = (y + z) / SPAN.across;
  }
  return places;
}

type Palette = ReadonlyMap<string, Material>;
const keyOf = (surface: Surface) => JSON.stringify(surface);

async function paletteOf(
  document: Document,
  solids: readonly Solid[],
  tint: Colour,
): Promise<Palette> {
  const surfaces = new Map(solids.flatMap((solid) => solid.surfaces).map((s) => [keyOf(s), s]));
  const palette = new Map<string, Material>();
  for (const [key, surface] of surfaces) {
    const grain = surface.grain && (await woodTexture(document, surface.grain));
    palette.set(key, materialOf(document, surface, tint).setBaseColorTexture(grain));
  }
  return palette;
}

async function woodTexture(
  document: Document,
  grain: NonNullable<Surface["grain"]>,
): Promise<Texture> {
  document.createExtension(EXTTextureWebP).setRequired(true);
  return document
    .createTexture("wood")
    .setMimeType("image/webp")
    .setImage(await woodGrain(grain));
}

function materialOf(document: Document, surface: Surface, tint: Colour): Material {
  const material = document
    .createMaterial(surface.name)
    .setBaseColorFactor([...surface.colour, 1])
    .setMetallicFactor(surface.metal)
    .setRoughnessFactor(surface.roughness)
    .setDoubleSided(true);
  if (surface.passes > 0) {
    const glass = document.createExtension(KHRMaterialsTransmission).createTransmission();
    material.setExtension(
      "KHR_materials_transmission",
      glass.setTransmissionFactor(surface.passes),
    );
    const ior = document.createExtension(KHRMaterialsIOR).createIOR().setIOR(surface.ior);
    material.setExtension("KHR_materials_ior", ior);
  }
  if (surface.light > 0) {
    const strength = document
      .createExtension(KHRMaterialsEmissiveStrength)
      .createEmissiveStrength();
    material.setEmissiveFactor(tint);
    material.setExtension(
      "KHR_materials_emissive_strength",
      strength.setEmissiveStrength(brightness(surface.light)),
    );
  }
  return material;
}

/** A viewer shows one picture of dark and bright: a filament, a thousand times an opal glass, is ten times as bright here. */
function brightness(light: number): number {
  return Math.round(Math.min(6, Math.max(0.3, 0.8 * Math.sqrt(light))) * 100) / 100;
}

/** Gives a piece what it is made of, in each finish. */
function dresser(document: Document, finishes: readonly string[], palette: Palette) {
  const extension =
    finishes.length > 1 ? document.createExtension(KHRMaterialsVariants) : undefined;
  const variants = extension && finishes.map((finish) => extension.createVariant(finish));
  return (primitive: Primitive, surfaces: readonly Surface[]): Primitive => {
    const materials = surfaces.map((surface) => palette.get(keyOf(surface)) ?? null);
    primitive.setMaterial(materials[0] ?? null);
    if (!extension || !variants || new Set(materials).size === 1) return primitive;
    const mappings: MappingList = extension.createMappingList();
    for (const [i, variant] of variants.entries()) {
      mappings.addMapping(
        extension
          .createMapping()
          .setMaterial(materials[i] ?? null)
          .addVariant(variant),
      );
    }
    return primitive.setExtension("KHR_materials_variants", mappings);
  };
}
