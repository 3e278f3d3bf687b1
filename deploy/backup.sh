#!/bin/sh
# Makes a backup and removes the oldest ones: BACKUP_KEEP of them stay (14) in BACKUP_DIR. Needs the
# server's settings. roundboard-backup.timer runs it each night; see docs/operations.md.
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
folder=${BACKUP_DIR:-/var/lib/roundboard-backups}
keep=${BACKUP_KEEP:-14}
case $keep in
  '' | 0 | *[!0-9]*) echo "BACKUP_KEEP is how many backups stay, 1 or more, not '$keep'." >&2; exit 2 ;;
esac
[ -d "$folder" ] || { echo "There is no folder $folder; BACKUP_DIR names another." >&2; exit 2; }

# Begun by one that was cut off; a complete backup has another name.
find "$folder" -maxdepth 1 -name 'roundboard-*.unfinished' -mmin +720 -delete
# Files of media lie in "$folder/media", once for all backups. It fails when one of them is missing, too.
backup="$folder/roundboard-$(date -u +%Y-%m-%dT%H-%M-%SZ).backup"
outcome=0
"$root/node_modules/.bin/node" "$root/server/src/backup.ts" "$backup" --media || outcome=$?
[ -e "$backup" ] || exit "$outcome"

# Only after one of the whole database. Their names sort by age.
find "$folder" -maxdepth 1 -name 'roundboard-*.backup' | sort -r | tail -n "+$((keep + 1))" |
  while IFS= read -r old; do rm -- "$old"; done
exit "$outcome"
