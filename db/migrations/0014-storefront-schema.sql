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
