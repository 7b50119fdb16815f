-- What was searched for on a day of Egypt, and by nobody in particular.
create table storefront.search (
  day date not null,
  -- Folded: spellings of the same words count together.
  words text not null check (length(words) between 1 and 100),
  -- As somebody wrote them that day.
  typed text not null check (length(typed) between 1 and 100),
  searches integer not null check (searches > 0),
  -- Products that were found the last time.
  results integer not null check (results >= 0),
  primary key (day, words)
);
