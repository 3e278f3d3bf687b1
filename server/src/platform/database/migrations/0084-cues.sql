alter table routines add column cue text;
alter table routines add column cue_translations text default '[]' not null;
alter table template_routines add column cue text;
alter table template_routines add column cue_translations text default '[]' not null;
