-- A menu as a whole: what changes of its entries lock.
create table menus.menu (
  -- 1 header, 2 footer, 3 account and help.
  id integer primary key check (id > 0)
);
insert into menus.menu (id)
  select 1 union select 2 union select 3 union select category_id from menus.item;
alter table menus.item add foreign key (category_id) references menus.menu (id);

-- Staff open a block by its id; its place and code may change.
alter table menus.block add column id integer generated always as identity unique;
