create trigger note_insert after insert on pricing.price referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_update after update on pricing.price referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_delete after delete on pricing.price referencing old table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_insert after insert on pricing.offer referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_update after update on pricing.offer referencing new table as changed
  for each statement execute function catalog.note_changed_variants();
create trigger note_delete after delete on pricing.offer referencing old table as changed
  for each statement execute function catalog.note_changed_variants();

-- Published: the moments at which the clock changes what a variant costs.
create view pricing.price_moment as
  select variant_id, lower(valid) as at from pricing.offer
  union all
  select variant_id, upper(valid) from pricing.offer where not upper_inf(valid);
