-- What the files say that processes keep their read model in (server/modules/storefront/read-model/kept-model.ts): a
-- database that was brought back to a moment before a file was written does not know it.
create table storefront.kept_model (
  token uuid primary key default gen_random_uuid(),
  kept_at timestamptz not null default now()
);
