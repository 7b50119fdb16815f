-- Goodwill given for the order before, which comes off what the goods are worth when they come back.
alter table returns.return add column setoff_piastres bigint not null default 0
  check (setoff_piastres >= 0 and (setoff_piastres = 0 or state = 'refunded'));
-- The order knows what went back for it; returns from before this are told once.
alter table returns.return add column is_counted boolean not null default false
  check (not is_counted or state = 'refunded');
-- Pieces that have arrived may come back: the limit grows with every parcel.
alter table returns.claim rename column ordered to delivered;
