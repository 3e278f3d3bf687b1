#!/bin/sh
# Reboots the machine at the configured time, but never in the middle of a round.
set -u
at=$1
round=${2:-/run/roundboard-wall}/round

minutes() { echo $((${1%%:*} * 60 + ${1##*:})); }
plain() { printf '%s\n' "$1" | sed -E 's/(^|:)0/\1/g'; }

# If the clock is set past that time, the timer fires at another time of day.
late=$((($(minutes "$(plain "$(date +%H:%M)")") - $(minutes "$(plain "$at")") + 1440) % 1440))
if [ "$late" -ge 30 ]; then
  echo "It is not $at: no reboot." >&2
  exit
fi

# watch.sh creates this file while a round runs. The next break is at most three minutes away.
looks=0
while [ -e "$round" ]; do
  looks=$((looks + 1))
  if [ "$looks" -gt 120 ]; then
    echo 'A round has been running for ten minutes: no reboot tonight.' >&2
    exit
  fi
  sleep 5
done
systemctl reboot
