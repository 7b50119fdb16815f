-- How often somebody opened or took something of what a search had found, on a day of Egypt; nobody in particular.
create table storefront.opened_search (
  day date not null,
  -- Folded as in storefront.search, whose row may be written later or by another process.
  words text not null check (length(words) between 1 and 100),
  times integer not null check (times > 0),
  primary key (day, words)
);
