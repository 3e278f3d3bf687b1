-- A location can keep its screens from issuing coach passes, or ask for a code; existing ones keep issuing them. A screen can say in which direction the next round is.
alter table locations add column screen_passes text default 'on' not null;
alter table locations add column pass_key text;
alter table screens add column next_way text default 'none' not null;
