/** Cash remitted by couriers. */
export const remittances = {
  empty: "No remittances recorded yet.",
  open: "Record a remittance",
  title: "Record a remittance",
  courier: "Courier",
  reference: "Remittance no.",
  referenceHelp: "A remittance is recorded only once.",
  file: "Choose a CSV or Excel file",
  rows: "One parcel per line: number, amount collected, fee",
  rowsHelp:
    "Parcel, order or tracking number; amounts in EGP. Up to 500 lines. Nothing is recorded until you confirm the comparison.",
  wrongRow: "Line {row}: enter an amount such as 1250 or 1250.50",
  noRows: "Enter at least one line",
  withoutNumber:
    "{count, plural, one {One line of the file has no number, such as a total, and was skipped.} other {# lines of the file have no number, such as totals, and were skipped.}}",
  leftOut:
    "{count, plural, one {One line was skipped.} other {# lines were skipped.}} The others are recorded. Correct the skipped lines and record them under a new remittance number, or close: they are kept here.",
  bookReady: "{count, plural, one {Record one line} other {Record # lines}}, skip the others",
  outstanding: {
    empty: "Couriers have handed over all cash of delivered parcels.",
    sum: "{count, plural, one {One delivered parcel} other {# delivered parcels}}, {amount} not handed over yet",
  },
  compare: "Compare",
  book: "Record all",
  booked: "Cash recorded",
  sums: "Expected {toCome}, received {came}, difference {difference}, fees {kept}",
  row: "Line {row}:",
  fee: "fee",
  differing:
    "{count, plural, one {Row {rows} differs from the amount to collect. Check it with the courier before recording.} other {# rows differ from the amount to collect: {rows}. Check them with the courier before recording.}}",
  even: "As expected",
  differs: "Difference {amount}",
  problems: {
    unknown: "No parcel with this number",
    several: "Several parcels match. Enter the parcel number",
    "not-cash": "Not paid on delivery",
    "not-sent": "Not delivered",
    booked: "Already recorded",
    twice: "Listed twice",
  },
};
