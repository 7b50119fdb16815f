create schema storefront;

-- The words of a product in both languages, folded by the same normaliser as a query. Each text starts and
-- ends with a space, so that " word" finds beginnings and " word " whole words.
create table storefront.document (
  product_id integer primary key references catalog.product on delete cascade,
  -- Names and SKUs: a hit here weighs most.
  name text not null,
  -- Brand and category.
  title text not null,
  -- All words, those of name and title too.
  words text not null
);
create index document_words on storefront.document using gin (words gin_trgm_ops);

-- Every word that stands in a document, to guess what a misspelt one meant.
create table storefront.word (
  word text primary key check (length(word) between 3 and 40),
  -- Without its vowels, which are what people spell differently.
  skeleton text generated always as (translate(word, 'اويaeiou', '')) stored
);
create index word_trigrams on storefront.word using gin (word gin_trgm_ops, skeleton gin_trgm_ops);

-- Searches of a day in Egypt, without persons.
create table storefront.search (
  day date not null,
  -- Folded: spellings of the same words count together.
  words text not null check (length(words) between 1 and 100),
  -- As typed by a customer that day.
  typed text not null check (length(typed) between 1 and 100),
  searches integer not null check (searches > 0),
  -- Products that were found the last time.
  results integer not null check (results >= 0),
  primary key (day, words)
);

-- Words that mean the same to customers, as staff add them to those of the trade that the shop knows by itself.
create table storefront.synonym (
  id integer generated always as identity primary key,
  words text[] not null check (cardinality(words) between 2 and 20),
  -- The language of the pages on which it holds; null: of all.
  locale text check (locale in ('ar', 'en')),
  changed_at timestamptz not null default now()
);

-- What the files say that processes keep their read model in (server/modules/storefront/read-model/kept-model.ts): a
-- database that was brought back to a moment before a file was written does not know it.
create table storefront.kept_model (
  token uuid primary key default gen_random_uuid(),
  kept_at timestamptz not null default now()
);

-- How often customers opened a result of a search or added it to the cart, per day in Egypt, without persons.
create table storefront.opened_search (
  day date not null,
  -- Folded as in storefront.search, whose row may be written later or by another process.
  words text not null check (length(words) between 1 and 100),
  times integer not null check (times > 0),
  primary key (day, words)
);

create trigger note_insert after insert on storefront.document referencing new table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_update after update on storefront.document referencing new table as changed
  for each statement execute function catalog.note_changed_products();
create trigger note_delete after delete on storefront.document referencing old table as changed
  for each statement execute function catalog.note_changed_products();
