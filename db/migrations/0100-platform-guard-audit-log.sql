-- The audit log is written once. Nothing changes or removes a line of it but the erasure of people (anonymiseAudit), which says
-- so for its transaction, and may only replace the email and take away the words: ids and days stay.

create function guard_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('lawleaf.erasing_people', true) = 'on'
    and (new.seq, new.at, new.user_id, new.action, new.subject_kind, new.subject_id)
      is not distinct from (old.seq, old.at, old.user_id, old.action, old.subject_kind, old.subject_id)
    and new.user_email in (old.user_email, 'erased')
    and (new.before is null or new.before = old.before)
    and (new.after is null or new.after = old.after)
  then
    return new;
  end if;
  raise exception 'lines of the audit log are neither changed nor removed' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_log_is_guarded before update or delete on audit_log
  for each row execute function guard_audit_log();
create trigger audit_log_is_not_emptied before truncate on audit_log
  for each statement execute function guard_audit_log();
create index audit_log_at on audit_log (at desc, seq desc);
create index audit_log_user on audit_log (user_id, seq desc);
