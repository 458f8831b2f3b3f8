-- A passkey proves who asks before a sensitive act, too.
alter table sign_in_challenges drop constraint sign_in_challenges_purpose_check;
alter table sign_in_challenges add constraint sign_in_challenges_purpose_check
  check (purpose in ('signIn', 'addPasskey', 'proof'));
