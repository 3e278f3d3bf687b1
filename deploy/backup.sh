#!/bin/sh
# Makes a backup in BACKUP_DIR and deletes the oldest ones, keeping BACKUP_KEEP (14). Needs the
# server's settings. roundboard-backup.timer runs it each night; see docs/operations.md.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
# Images bring their own Node.
node="$root/node_modules/.bin/node"
[ -x "$node" ] || node=node
folder=${BACKUP_DIR:-/var/lib/roundboard-backups}
keep=${BACKUP_KEEP:-14}
case $keep in
  '' | 0 | *[!0-9]*) echo "BACKUP_KEEP must be the number of backups to keep, at least 1, not '$keep'." >&2; exit 2 ;;
esac
[ -d "$folder" ] || { echo "The folder $folder doesn't exist. Create it, or set BACKUP_DIR to another one." >&2; exit 2; }

# Left over from interrupted backups. Complete ones have another name.
find "$folder" -maxdepth 1 -name 'roundboard-*.unfinished' -mmin +720 -delete
# Media files are in "$folder/media", shared by all backups. Also fails if one of them is missing.
backup="$folder/roundboard-$(date -u +%Y-%m-%dT%H-%M-%SZ).backup"
outcome=0
"$node" "$root/server/src/backup.ts" "$backup" --media || outcome=$?
[ -e "$backup" ] || exit "$outcome"

# Only if the database was backed up completely. Names sort by age.
find "$folder" -maxdepth 1 -name 'roundboard-*.backup' | sort -r | tail -n "+$((keep + 1))" |
  while IFS= read -r old; do rm -- "$old"; done
exit "$outcome"
