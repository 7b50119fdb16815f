-- A guest's pictures belong to the order that the product came with (an order's id), as the rating does.
alter table feedback.rating_picture alter column shopper_id drop not null;
alter table feedback.rating_picture add column order_id integer;
alter table feedback.rating_picture
  add constraint rating_picture_author check ((shopper_id is null) <> (order_id is null)) not valid;
