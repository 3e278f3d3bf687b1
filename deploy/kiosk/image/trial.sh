#!/bin/sh
# Notes an update that failed, for the box agent. Marks a new slot as good once its screen app has worked
# for five minutes.
set -u
entries=${1:-/efi/loader/entries} failed=${2:-/run/roundboard-failed-update}
slot=$(findmnt --noheadings --output PARTLABEL /)
# The boot loader counts the starts of a slot on trial in the name of its entry, and gives up after three.
# The third one may be this one.
for entry in "$entries"/*+0-*.conf; do
  case $entry in
    "$entries/$slot"+* | "$entries/*+0-*.conf") ;;
    *) echo "The update in ${entry##*/} failed three times. This is the slot before it." ;;
  esac
done | tee "$failed"
ls "$entries/$slot"+*.conf >/dev/null 2>&1 || exit 0
# shellcheck source=/dev/null
. /etc/roundboard-wall/settings
# The screen app counts in its title.
count() {
  runuser -u roundboard-wall -- env SWAYSOCK="$(echo /run/roundboard-wall/sway-ipc.*.sock)" \
    timeout 10 swaymsg --raw --type get_tree | grep -o 'Roundboard screen\(, held\)\{0,1\} [0-9][0-9]*' | head -n 1
}
works() {
  before=$count
  count=$(count)
  [ -n "$count" ] && [ "$count" != "$before" ] &&
    curl --fail --silent --location --max-time 10 --output /dev/null "$ADDRESS"
}
count='' good=0
while [ $good -lt 30 ]; do
  sleep 10
  if works; then good=$((good + 1)); else good=0; fi
done
mv "$entries/$slot"+*.conf "$entries/$slot.conf"
sync -f "$entries"
