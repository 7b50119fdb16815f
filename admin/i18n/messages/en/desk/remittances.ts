/** Cash remitted by couriers. */
export const remittances = {
  empty: "No list of a courier was booked yet.",
  open: "Book a courier’s list",
  title: "Book a courier’s list",
  courier: "Courier",
  reference: "Number of the list",
  referenceHelp: "The same list is booked once.",
  file: "Choose a CSV or Excel file",
  rows: "One parcel a line: number, amount collected, fee",
  rowsHelp:
    "Number of the parcel or order, or for tracking; amounts in pounds. Up to 500 lines. Nothing is booked before you have seen the comparison.",
  wrongRow: "Line {row}: enter an amount such as 1250 or 1250.50",
  noRows: "Enter at least one line",
  withoutNumber:
    "{count, plural, one {One line of the file has no number, such as a sum, and is left out.} other {# lines of the file have no number, such as sums, and are left out.}}",
  leftOut:
    "{count, plural, one {One line was left out.} other {# lines were left out.}} The others are booked. Correct what is left and book it under a number of its own, or close: it stays here until then.",
  bookReady: "{count, plural, one {Book one line} other {Book # lines}}, leave out the others",
  outstanding: {
    empty: "Couriers have handed over all cash of delivered parcels.",
    sum: "{count, plural, one {One delivered parcel} other {# delivered parcels}}, {amount} not handed over yet",
  },
  compare: "Compare",
  book: "Book all",
  booked: "The cash is booked",
  sums: "To collect {toCome}, collected {came}, difference {difference}, fees {kept}",
  row: "Line {row}:",
  fee: "fee",
  differing:
    "{count, plural, one {Row {rows} differs from the amount to collect. Check it with the courier before booking.} other {# rows differ from the amount to collect: {rows}. Check them with the courier before booking.}}",
  even: "As expected",
  differs: "Difference {amount}",
  problems: {
    unknown: "No parcel with this number",
    several: "Several parcels: name one",
    "not-cash": "Not paid on delivery",
    "not-sent": "Did not arrive",
    booked: "Booked before",
    twice: "Named twice in this list",
  },
};
