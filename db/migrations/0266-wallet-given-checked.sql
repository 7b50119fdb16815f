alter table wallet.request validate constraint request_has_its_subject;
