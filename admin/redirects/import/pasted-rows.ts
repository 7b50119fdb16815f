interface PastedRow {
  from: string;
  to: string;
  status?: number;
}

/** Separated by a comma of either script, a semicolon, or a tab as in pasted tables. */
const ROW = /^([^,،;\t]*)(?:[,،;\t](.*?))?(?:[,،;\t]\s*(30[1278]))?$/;
const HEADING = /^from\s*[,;\t]\s*to\b/i;

/** Lines of "from,to", optionally followed by a status. The server reports missing values. */
export function pastedRows(text: string): PastedRow[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line, index) => line !== "" && !(index === 0 && HEADING.test(line)))
    .map((line) => {
      const [, from = "", to = "", status] = ROW.exec(line) ?? [];
      const row = { from: plain(from), to: plain(to) };
      return status === undefined ? row : { ...row, status: Number(status) };
    });
}

/** Spreadsheets quote cells that contain a comma. */
function plain(cell: string): string {
  return cell.trim().replace(/^"(.*)"$/, "$1");
}
