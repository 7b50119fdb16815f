create trigger note_insert after insert on inventory.stock_level referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_update after update on inventory.stock_level referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_delete after delete on inventory.stock_level referencing old table as changed
  for each statement execute function catalog.note_changed_variants();
-- How long it holds its units may change by itself.
create trigger note_update after update on inventory.stock_reservation referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_insert after insert on inventory.stock_reservation referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_delete after delete on inventory.stock_reservation referencing old table as changed
  for each statement execute function catalog.note_changed_variants();
