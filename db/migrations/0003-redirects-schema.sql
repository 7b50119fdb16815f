create schema redirects;

create table redirects.redirect (
  id integer generated always as identity primary key,
  -- Lower case, without locale prefix and trailing slash.
  from_path text not null unique
    check (from_path like '/%' and from_path = lower(from_path) and length(from_path) <= 500),
  to_target text not null check (length(to_target) between 1 and 2000),
  status smallint not null default 301 check (status in (301, 302, 307, 308)),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
