create schema search;

-- The words of a product in both languages, folded by the same normaliser as a query.
create table search.document (
  product_id integer primary key references catalog.product on delete cascade,
  words text not null
);
create index document_words on search.document using gin (words gin_trgm_ops);
