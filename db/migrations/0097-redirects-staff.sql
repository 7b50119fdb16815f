-- Where a target leads within the shop, in the form of from_path; null: to another site.
alter table redirects.redirect add column to_path text;
-- Those with escapes or a query get theirs when they are saved the next time.
update redirects.redirect
  set to_path = coalesce(nullif(rtrim(regexp_replace(lower(to_target), '^/(?:ar|en)(?=/|$)', ''), '/'), ''), '/')
  where to_target ~ '^/[^%?#]*$';
create index redirect_to_path on redirects.redirect (to_path) where is_active;

-- How often a redirect was followed, beside it: counting is no change of it.
create table redirects.hit (
  redirect_id integer primary key references redirects.redirect on delete cascade,
  hits bigint not null check (hits > 0),
  last_at timestamptz not null
);
