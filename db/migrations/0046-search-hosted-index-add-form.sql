-- What a document of the hosted index holds may change between versions of the product: all are written again then.
alter table search_hosted_index add column form int not null default 0;
