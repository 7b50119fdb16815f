import { Document, NodeIO } from "@gltf-transform/core";
import { expect, test } from "vitest";
import { cleanModel } from "./clean-model.ts";

const files = new NodeIO();

function triangle(corners = 3): Document {
  const document = new Document();
  const buffer = document.createBuffer();
  const positions = document
    .createAccessor()
    .setType("VEC3")
    .setArray(new Float32Array(3 * corners).map((_, place) => Number(place === 3 || place === 7)))
    .setBuffer(buffer);
  const primitive = document.createPrimitive().setAttribute("POSITION", positions);
  const node = document.createNode("body").setMesh(document.createMesh().addPrimitive(primitive));
  document.createScene().addChild(node);
  return document;
}

type Json = Record<string, unknown>;

/** A file whose JSON was manipulated in ways that no library would write. */
async function forged(change: (json: Json) => void, document = triangle()): Promise<Buffer> {
  const bytes = Buffer.from(await files.writeBinary(document));
  const end = 20 + bytes.readUInt32LE(12);
  const json = JSON.parse(bytes.subarray(20, end).toString()) as Json;
  change(json);
  const text = JSON.stringify(json);
  const padded = Buffer.from(text.padEnd(Math.ceil(Buffer.byteLength(text) / 4) * 4));
  const head = Buffer.from(bytes.subarray(0, 20));
  head.writeUInt32LE(head.length + padded.length + bytes.length - end, 8);
  head.writeUInt32LE(padded.length, 12);
  return Buffer.concat([head, padded, bytes.subarray(end)]);
}

test("keeps model geometry and removes notes and metadata", async () => {
  const bytes = await forged((json) => {
    json["asset"] = { version: "2.0", copyright: "<script>", extras: { gps: "30.04,31.23" } };
    json["nodes"] = [{ name: "body", mesh: 0, extras: { note: "<script>" } }];
  });
  const clean = await cleanModel(bytes);
  expect(clean.toString("latin1")).not.toMatch(/script|30\.04/);
  const [mesh] = (await files.readBinary(clean)).getRoot().listMeshes();
  expect(mesh?.listPrimitives()[0]?.getAttribute("POSITION")?.getCount()).toBe(3);
});

test.each<[string, (json: Json) => void]>([
  [
    "a buffer in another file",
    (json) => (json["buffers"] = [{ byteLength: 36, uri: "https://evil.example/a.bin" }]),
  ],
  ["a picture in another file", (json) => (json["images"] = [{ uri: "../../secret.png" }])],
  [
    "a buffer view above the size limit",
    (json) => (json["bufferViews"] = [{ buffer: 0, byteLength: 2 ** 31 }]),
  ],
  [
    "the same picture 100 times",
    (json) => {
      const picture = { bufferView: 0, mimeType: "image/png" };
      json["images"] = Array.from({ length: 100 }, () => picture);
    },
  ],
  [
    "sizes that cancel each other",
    (json) =>
      (json["bufferViews"] = [
        { buffer: 0, byteLength: 2 ** 31 },
        { buffer: 0, byteLength: -(2 ** 31) },
      ]),
  ],
  [
    "a compressed part that understates its size",
    (json) =>
      (json["bufferViews"] = [
        {
          buffer: 0,
          byteLength: 36,
          extensions: {
            EXT_meshopt_compression: {
              ...{ buffer: 0, byteLength: 36, byteStride: 16, count: 2 ** 28 },
              mode: "ATTRIBUTES",
            },
          },
        },
      ]),
  ],
  [
    "a huge accessor without data",
    (json) => (json["accessors"] = [{ type: "SCALAR", componentType: 5126, count: 1e9 }]),
  ],
  ["an unknown required extension", (json) => (json["extensionsRequired"] = ["EVIL_script"])],
])("rejects a model with %s", async (_, change) => {
  await expect(cleanModel(await forged(change))).rejects.toMatchObject({ code: "validation" });
});

test("rejects a model with many accessors over the same bytes", async () => {
  const many = (json: Json) => {
    const [table] = json["accessors"] as Json[];
    json["accessors"] = Array.from({ length: 100 }, () => table);
  };
  const file = forged(many, triangle(100_000));
  await expect(cleanModel(await file)).rejects.toMatchObject({ code: "validation" });
});

test("rejects a truncated model and a model above 2 MiB", async () => {
  const half = (await forged(() => undefined)).subarray(0, 60);
  await expect(cleanModel(half)).rejects.toMatchObject({ code: "validation" });
  const large = Buffer.alloc(2 * 1024 * 1024 + 1);
  await expect(cleanModel(large)).rejects.toMatchObject({ code: "payload-too-large" });
});
