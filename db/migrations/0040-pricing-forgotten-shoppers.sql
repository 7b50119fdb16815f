-- A browser that is forgotten leaves the uses it has made: they count for the limit of all.
alter table pricing.promotion_use alter column shopper_id drop not null;
alter table pricing.promotion_use drop constraint promotion_use_shopper_id_fkey;
alter table pricing.promotion_use add foreign key (shopper_id) references accounts.shopper on delete set null;
