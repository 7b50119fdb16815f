-- Published: what the people are called who did something, also of those who have left.
create view staff.member_name as select id, name from staff.staff;
