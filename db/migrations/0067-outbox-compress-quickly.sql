-- Emails are long, and many are written at once: where the server knows the quicker compression, it is used.
do $$
begin
  execute 'alter table outbox alter column html set compression lz4, alter column text set compression lz4';
exception when others then
  null;
end $$;
