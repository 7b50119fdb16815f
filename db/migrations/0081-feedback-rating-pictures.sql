-- The author's pictures of a rating, cleaned. In the database, so that they come and go with what they belong to.
create table feedback.rating_picture (
  id uuid primary key default gen_random_uuid(),
  shopper_id integer not null references customers.shopper on delete cascade,
  product_id integer not null references catalog.product on delete cascade,
  -- Null: of a rating that is about to be sent. A replaced rating gets another id.
  rating_id integer references feedback.rating on update cascade on delete set null,
  place smallint,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bytea storage external not null check (length(bytes) <= 4194304),
  thumbnail bytea storage external not null check (length(thumbnail) <= 262144),
  at timestamptz not null default now(),
  unique (rating_id, place) deferrable initially immediate
);
create index rating_picture_loose on feedback.rating_picture (shopper_id, at) where rating_id is null;
