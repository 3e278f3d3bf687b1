-- Deletions are few among many changes. Without an index, finding them scans all of them.
create index logs_by_model_and_action on logs (model, action, date, seq);
