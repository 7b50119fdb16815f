-- Published: what the people are called who did something, also of those who have left.
create view staff.member_name as select id, name from staff.staff;

-- Lists as members of staff like to see them: filters and order under a name.
create table staff.saved_view (
  id integer generated always as identity primary key,
  staff_id integer not null references staff.staff on delete cascade,
  -- Of the back office: orders, products.
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (length(name) between 1 and 60),
  -- The query of the list's address.
  search text not null check (length(search) <= 1000),
  unique (staff_id, list, name)
);
