create trigger note_insert after insert on feedback.rating referencing new table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_update after update on feedback.rating referencing new table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_delete after delete on feedback.rating referencing old table as changed
  for each statement execute function catalog.note_changed_products();
