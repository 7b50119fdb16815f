-- outside a transaction
drop index concurrently if exists feedback.rating_picture_of_order;
create index concurrently rating_picture_of_order on feedback.rating_picture (order_id)
  where order_id is not null;
