-- When a browser last did something here. Its cookie lives a year from then; whoever has none cannot come back.
alter table accounts.shopper add column seen_at timestamptz not null default now();
create index shopper_unseen on accounts.shopper (seen_at) where customer_id is null;
create index shopper_merged_into on accounts.shopper (merged_into) where merged_into is not null;
