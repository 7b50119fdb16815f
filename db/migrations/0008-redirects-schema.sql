create schema redirects;

create table redirects.redirect (
  id integer generated always as identity primary key,
  -- Lower case, without locale prefix and trailing slash.
  from_path text not null unique
    check (from_path like '/%' and from_path = lower(from_path) and length(from_path) <= 500),
  to_target text not null check (length(to_target) between 1 and 2000),
  status smallint not null default 301 check (status in (301, 302, 307, 308)),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  -- Where a target leads within the shop, in the form of from_path; null: to another site.
  to_path text
);
create index redirect_to_path on redirects.redirect (to_path) where is_active;

-- How often a redirect was followed, beside it: counting is no change of it.
create table redirects.hit (
  redirect_id integer primary key references redirects.redirect on delete cascade,
  hits bigint not null check (hits > 0),
  last_at timestamptz not null
);
