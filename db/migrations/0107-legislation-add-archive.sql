-- An act or regulation that staff put away is not offered any more and stays readable where it is cited. One that was merged says
-- which stands for it, so that a newer starter library that still cites it is led there.

alter table acts
  add column archived_at timestamptz,
  -- who put it away, without a foreign key: the line stays when they have left
  add column archived_by text,
  add column merged_into text references acts;
create index acts_merged on acts (merged_into) where merged_into is not null;

alter table regulations
  add column archived_at timestamptz,
  add column archived_by text,
  add column merged_into text references regulations;
create index regulations_merged on regulations (merged_into) where merged_into is not null;
