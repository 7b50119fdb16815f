-- A credit note over goodwill takes an amount off the whole, not pieces off a line.
alter table invoices.line drop constraint line_kind_check;
alter table invoices.line add constraint line_kind_check
  check (kind in ('goods', 'delivery', 'delivery-discount', 'cod-fee', 'goodwill'));
