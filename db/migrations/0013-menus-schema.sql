create schema menus;

-- A menu as a whole: what changes of its entries lock.
create table menus.menu (
  -- 1 header, 2 footer, 3 account and help.
  id integer primary key check (id > 0)
);
insert into menus.menu (id) values (1), (2), (3);

create table menus.item (
  id integer generated always as identity primary key,
  category_id integer not null references menus.menu (id) check (category_id > 0),
  parent_id integer references menus.item on delete cascade,
  label platform.bilingual not null,
  -- A path without locale prefix or an https address, per language: slugs differ.
  path platform.bilingual not null,
  level_order integer,
  is_active boolean not null default true
);
create index item_category on menus.item (category_id);

create table menus.block (
  code text not null check (length(code) <= 60),
  category_id integer not null check (category_id > 0),
  kind text not null check (length(kind) <= 30),
  title platform.bilingual not null,
  text platform.bilingual not null,
  action_label platform.bilingual,
  path platform.bilingual,
  asset_id integer references media.asset,
  position integer not null,
  -- Staff open a block by its id; its place and code may change.
  id integer generated always as identity unique,
  primary key (category_id, code)
);
