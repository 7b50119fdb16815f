import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/** A workbook with this sheet, as any program or attacker could have written it. */
export async function workbook(sheet: string, parts: Record<string, string> = {}): Promise<Buffer> {
  const zip = new ZipFile();
  const all: Record<string, string> = {
    "xl/workbook.xml": `<workbook><sheets><sheet r:id="rId7"/><sheet r:id="rId8"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId8" Type="x/worksheet" Target="worksheets/other.xml"/><Relationship Id="rId7" Type="x/worksheet" Target="/xl/worksheets/Sheet1.xml"/><Relationship Id="rId9" Type="x/sharedStrings" Target="strings.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": sheet,
    ...parts,
  };
  for (const [name, xml] of Object.entries(all)) zip.addBuffer(Buffer.from(xml), name);
  zip.end();
  return buffer(zip.outputStream);
}
