-- The products that are seen in a film: it stands among their pictures.
create table content.video_product (
  video_id integer not null references content.video on delete cascade,
  product_id integer not null references catalog.product on delete cascade,
  primary key (video_id, product_id)
);
create index video_product_product on content.video_product (product_id);
