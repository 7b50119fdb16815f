-- The back office lists what has no picture, which is kept with what the shop's lists ask.
create trigger note_insert after insert on catalog.picture referencing new table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_update after update on catalog.picture referencing new table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_delete after delete on catalog.picture referencing old table as changed
  for each statement execute function catalog.note_changed_products();
