-- What an editor wants to stand beside a provision's text (a rule, a deadline, the words of an announcement), where an installation
-- wants a second reader: it waits here until somebody else approves it. Editors are named without a foreign key, as with drafts.
create table beside_proposals (
  id text primary key,
  provision_id text not null references provisions on delete cascade,
  -- which call it is, on what (null: a new one), and with what
  call text not null check (call in (
    'addRule', 'changeRule', 'removeRule', 'addDeadline', 'changeDeadline', 'removeDeadline',
    'changeAnnouncement', 'withdrawAnnouncement')),
  target_id text,
  body jsonb,
  -- the thing as it stood when it was asked for: approved is what was read, and nothing that changed since
  base jsonb,
  editor_id text not null,
  created_at timestamptz not null
);
create index beside_proposals_provision on beside_proposals (provision_id, created_at);
create index beside_proposals_created on beside_proposals (created_at);
