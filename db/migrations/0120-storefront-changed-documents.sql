create trigger note_insert after insert on storefront.document referencing new table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_update after update on storefront.document referencing new table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_delete after delete on storefront.document referencing old table as changed
  for each statement execute function catalog.note_changed_products();
