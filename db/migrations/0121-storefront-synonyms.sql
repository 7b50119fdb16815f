-- Words that mean the same to customers, as staff add them to those of the trade that the shop knows by itself.
create table storefront.synonym (
  id integer generated always as identity primary key,
  words text[] not null check (cardinality(words) between 2 and 20),
  -- The language of the pages on which it holds; null: of all.
  locale text check (locale in ('ar', 'en')),
  changed_at timestamptz not null default now()
);
