import type { ImportRecord, ImportRow, TableFormat } from "#contract/spreadsheets/endpoints.ts";
import type { SheetKind } from "#contract/spreadsheets/sheet-kinds.ts";
import { TABLE_TYPES } from "../../platform/tables/table-file.ts";
import type { StaffClient } from "../sign-in-staff.ts";
import type { TestShop } from "../test-shop.ts";

type Language = "ar" | "en";
export const IMPORTS = "/api/v1/admin/imports";

/** A member of staff with spreadsheets of one kind. */
export class SheetClient {
  readonly #shop: TestShop;
  readonly #staff: StaffClient;
  readonly #kind: SheetKind;

  constructor(shop: TestShop, staff: StaffClient, kind: SheetKind) {
    this.#shop = shop;
    this.#staff = staff;
    this.#kind = kind;
  }

  /** Sends a file and has it checked. */
  async send(file: Buffer | string, language: Language = "en"): Promise<ImportRecord> {
    const answer = await this.#staff.send({
      method: "POST",
      url: `${IMPORTS}?kind=${this.#kind}&name=goods.csv`,
      payload: file,
      headers: { "content-type": "text/csv", "accept-language": language },
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    await this.#shop.platform.jobs.runDue();
    return this.read(answer.json<ImportRecord>().id, language);
  }

  async read(id: number, language: Language = "en"): Promise<ImportRecord> {
    return (await this.#staff.get(`${IMPORTS}/${id}?lang=${language}`)).json<ImportRecord>();
  }

  async rows({ id }: ImportRecord, query = ""): Promise<ImportRow[]> {
    const answer = await this.#staff.get(`${IMPORTS}/${id}/rows?${query}`);
    return answer.json<{ items: ImportRow[] }>().items;
  }

  /** The faults, each with its line and column. */
  async faults(record: ImportRecord): Promise<[number, ...string[]][]> {
    const rows = await this.rows(record, "result=broken");
    return rows.map(({ line, faults }) => [
      line,
      ...faults.map(({ column, message }) => `${column}: ${message}`),
    ]);
  }

  async apply({ id }: ImportRecord): Promise<ImportRecord> {
    const answer = await this.#staff.post(`${IMPORTS}/${id}/apply`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    await this.#shop.platform.jobs.runDue();
    return this.read(id);
  }

  async exported(format: TableFormat, language: Language = "en"): Promise<Buffer> {
    const url = `/api/v1/admin/spreadsheets/${this.#kind}?format=${format}&lang=${language}`;
    const { rawPayload, headers } = await this.#staff.get(url);
    if (headers["content-type"] !== TABLE_TYPES[format]) throw new Error(rawPayload.toString());
    return rawPayload;
  }
}
