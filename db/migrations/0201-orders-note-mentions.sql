-- Members of staff whom a note names. In its text they stand by their id: `@{12}`.
create table orders.note_mention (
  note_id integer not null references orders.order_note on delete cascade,
  staff_id integer not null,
  -- Null: they have not opened the order since.
  seen_at timestamptz,
  primary key (note_id, staff_id)
);
create index note_mention_member on orders.note_mention (staff_id, note_id desc);
create index note_mention_unseen on orders.note_mention (staff_id) where seen_at is null;
