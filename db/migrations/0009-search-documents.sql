create schema search;

-- The words of a product in both languages, folded by the same normaliser as a query. Each text starts and
-- ends with a space, so that " word" finds beginnings and " word " whole words.
create table search.document (
  product_id integer primary key references catalog.product on delete cascade,
  -- Names, SKUs, brand and category: a hit here weighs more.
  title text not null,
  words text not null
);
create index document_words on search.document using gin (words gin_trgm_ops);
