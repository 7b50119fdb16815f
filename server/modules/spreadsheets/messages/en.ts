/** Import messages about files and rows, in addition to the form messages. */
export const sheetMessagesEn = {
  fault: "What is wrong",
  "not-a-table": "This file is neither a CSV nor an Excel file (.xlsx)",
  "old-workbook":
    "This is an older or a locked Excel file. Open it in Excel, take the password off, and save it as an Excel workbook (.xlsx)",
  "locked-workbook": "This file is locked with a password. Save it without one",
  "broken-file":
    "This file is damaged and cannot be read to its end. Save it again and upload it again",
  "file-too-large": "This file is too large",
  "too-many-rows": "This file has more than {rows} rows. Split it into several",
  "too-many-columns": "This file has more columns than any of our tables",
  "heading-missing": "The column “{column}” is missing. The first row must contain the headings",
  "heading-twice": "The column “{column}” appears twice in the file",
  "no-headings":
    "None of the headings in the first row is known. Export the table once and start from that file",
  "staff-left": "The person who started this import no longer works here",
  stopped: "Something went wrong on our side. What is written stays written. Please try again",
  "yes-or-no": "Please write yes or no",
  decimal: "Please write a number with at most {places} decimals, such as 8450.50",
  formula: "A formula stands here. Replace it with its result: {result}",
  "unknown-sku": "No variant has this SKU",
  duplicate: "Line {line} is about the same one already",
  "changed-meanwhile": "Changed by someone else since the check. Check again",
  "stock-moved":
    "Units moved since the export: there were {was}, now there are {now}. Export again, or empty this cell",
  "price-missing": "This variant has a price. To take it off sale, do so on the product’s screen",
  facts: "Write one specification a line: code=value, such as watt=12",
  differs: "Line {line} says something else of the same product",
  "unknown-category": "There is no category with this code",
  "unknown-brand": "There is no brand with this code",
  "unknown-list": "There is no price list with this code",
  "redirect-status": "Please write 301, 302, 307 or 308",
};
