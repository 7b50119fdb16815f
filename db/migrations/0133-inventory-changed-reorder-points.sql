-- The back office lists what runs low, which is kept with what the shop's lists ask.
create trigger note_insert after insert on inventory.reorder_point referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_update after update on inventory.reorder_point referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_delete after delete on inventory.reorder_point referencing old table as changed
  for each statement execute function catalog.note_changed_variants();
