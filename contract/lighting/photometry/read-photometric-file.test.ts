import { expect, test } from "vitest";
import { readPhotometricFile } from "./read-photometric-file.ts";
import { sampleIes, sampleLdt } from "./sample-files.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** A file with a name encoded as these bytes. */
const named = (name: readonly number[], before: readonly number[] = []) => {
  const [start = "", end = ""] = sampleIes({ labels: ["[LUMINAIRE] NAME"] }).split("NAME");
  return new Uint8Array([...before, ...bytes(start), ...name, ...bytes(end)]);
};

test("detects the format by the content", () => {
  expect(readPhotometricFile(bytes(sampleIes())).format).toBe("LM-63-2002");
  expect(readPhotometricFile(bytes(sampleLdt())).format).toBe("EULUMDAT");
});

test("rejects text of neither format with line and fault", () => {
  expect(() => readPhotometricFile(bytes("Dear shop,\nthe file is attached.\n"))).toThrow(
    "line 1: no-photometric-file",
  );
});

test("reads names in UTF-8 with and without a byte order mark", () => {
  const arabic = [0xd9, 0x83, 0xd8, 0xb4, 0xd8, 0xa7, 0xd9, 0x81];
  expect(readPhotometricFile(named(arabic)).name).toBe("\u0643\u0634\u0627\u0641");
  expect(readPhotometricFile(named(arabic, [0xef, 0xbb, 0xbf]))).toMatchObject({
    name: "\u0643\u0634\u0627\u0641",
    format: "LM-63-2002",
  });
});

test("reads names in Windows-1256 and Windows-1252", () => {
  const arabic = [0xdf, 0xd4, 0xc7, 0xdd];
  expect(readPhotometricFile(named(arabic)).name).toBe("\u0643\u0634\u0627\u0641");
  const german = [0x47, 0x72, 0xf6, 0xdf, 0x65];
  expect(readPhotometricFile(named(german)).name).toBe("Gr\u00F6\u00DFe");
});
