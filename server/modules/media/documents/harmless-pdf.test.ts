import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { makePdf, packedStream } from "#server/testing/orders/documents.ts";
import { inspectPdf, isPdf } from "./harmless-pdf.ts";

const object = (body: string | Buffer) =>
  Buffer.concat([Buffer.from("9 0 obj\n"), Buffer.from(body), Buffer.from("\nendobj\n")]);
const packedObjects = (text: string, head = "") =>
  object(packedStream(text, `/Type/ObjStm/N 1/First 4${head}`));

test("a plain receipt is sound, also with packed objects, links and a drawn signature", async () => {
  expect(await inspectPdf(makePdf())).toBe("sound");
  const objects = [
    packedObjects("7 0 <</Type/Font/BaseFont/Cairo>>"),
    object("<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://bank.example)>>>>"),
  ];
  expect(await inspectPdf(makePdf({ objects, catalogue: "/AcroForm<</SigFlags 3>>" }))).toBe(
    "sound",
  );
});

test.each([
  ["a script", { objects: [object("<</S/JavaScript/JS(app.alert(1))>>")] }],
  ["a script in other letters", { objects: [object("<</S/J#61va#53cript/JS(1)>>")] }],
  ["something that happens on opening", { catalogue: "/OpenAction 9 0 R" }],
  ["the same in other letters", { catalogue: "/#4fpen#41ction 9 0 R" }],
  ["a program to start", { objects: [object("<</S/Launch/F(cmd.exe)>>")] }],
  ["a file inside", { catalogue: "/Names<</EmbeddedFiles 9 0 R>>" }],
  ["a form that is sent", { objects: [object("<</S/SubmitForm/F(https://evil.example)>>")] }],
  ["a form with a program of its own", { catalogue: "/AcroForm<</XFA 9 0 R>>" }],
  ["a film", { objects: [object("<</Subtype/RichMedia>>")] }],
  ["a way into another file", { objects: [object("<</S/GoToR/F(//host/share)>>")] }],
  ["a script among packed objects", { objects: [packedObjects("7 0 <</S/JavaScript/JS(1)>>")] }],
  [
    "a script among packed objects in other letters",
    { objects: [packedObjects("7 0 <</S/Java#53cript>>")] },
  ],
] as const)("%s is not taken", async (_what, parts) => {
  expect(await inspectPdf(makePdf(parts))).toBe("active");
});

test("what is locked cannot be looked into", async () => {
  expect(await inspectPdf(makePdf({ trailer: "/Encrypt 9 0 R" }))).toBe("locked");
  expect(await inspectPdf(makePdf({ trailer: "/Encr#79pt 9 0 R" }))).toBe("locked");
});

describe("what is not whole, or hides something, is not taken", () => {
  const hidden = Buffer.from("7 0 <</S/JavaScript>>").toString("hex");
  test.each([
    ["half a file", makePdf().subarray(0, 120)],
    ["a page behind it", makePdf({ behind: "<script>alert(1)</script>" })],
    ["an archive behind it", makePdf({ behind: "PK\u0003\u0004" })],
    ["nothing but a head", Buffer.from("%PDF-1.7\n%%EOF")],
    [
      "packed objects that are not packed as said",
      makePdf({
        objects: [object("<</Type/ObjStm/Filter/FlateDecode>>\nstream\nnothing\nendstream")],
      }),
    ],
    [
      "packed objects in hexadecimal",
      makePdf({
        objects: [object(`<</Type/ObjStm/Filter/ASCIIHexDecode>>\nstream\n${hidden}>\nendstream`)],
      }),
    ],
    [
      "hexadecimal inside what is packed",
      makePdf({
        objects: [
          object(
            Buffer.concat([
              Buffer.from("<</Type/ObjStm/Filter[/FlateDecode/ASCIIHexDecode]>>\nstream\n"),
              deflateSync(Buffer.from(hidden)),
              Buffer.from("\nendstream"),
            ]),
          ),
        ],
      }),
    ],
    [
      "packed objects with a predictor",
      makePdf({ objects: [packedObjects("7 0 <<>>", "/DecodeParms<</Predictor 12>>")] }),
    ],
    [
      "packed objects without an end",
      makePdf({ objects: ["9 0 obj\n<</Type/ObjStm>>\nendobj\n"] }),
    ],
  ])("%s", async (_what, bytes) => {
    expect(await inspectPdf(bytes)).toBe("broken");
  });
});

test("a stream that breaks off is looked at as far as it goes", async () => {
  const whole = deflateSync(Buffer.from(`7 0 <</S/JavaScript/JS(1)>>${" ".repeat(400)}`), {
    level: 0,
  });
  const body = Buffer.concat([
    Buffer.from("<</Type/ObjStm/Filter/FlateDecode>>\nstream\n"),
    whole.subarray(0, whole.length - 40),
    Buffer.from("\nendstream"),
  ]);
  expect(await inspectPdf(makePdf({ objects: [object(body)] }))).not.toBe("sound");
});

test("a bomb is not unpacked to its end", async () => {
  const bomb = packedStream("\0".repeat(40 * 1024 * 1024));
  expect(bomb.length).toBeLessThan(100_000);
  expect(await inspectPdf(makePdf({ objects: [object(bomb)] }))).toBe("broken");
});

test("it is told by its first bytes", () => {
  expect(isPdf(makePdf())).toBe(true);
  expect(isPdf(Buffer.concat([Buffer.from("\n"), makePdf()]))).toBe(false);
  expect(isPdf(Buffer.from("<script>%PDF-1.7"))).toBe(false);
});
