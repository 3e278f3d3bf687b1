#!/bin/sh
# Reboots the machine at the hour that its owner chose, and never in the middle of a round.
set -u
at=$1
round=${2:-/run/roundboard-wall}/round

minutes() { echo $((${1%%:*} * 60 + ${1##*:})); }
plain() { printf '%s\n' "$1" | sed -E 's/(^|:)0/\1/g'; }

# A clock that was set over that hour lets the timer ring at any other.
late=$((($(minutes "$(plain "$(date +%H:%M)")") - $(minutes "$(plain "$at")") + 1440) % 1440))
if [ "$late" -ge 30 ]; then
  echo "It is not $at: no reboot." >&2
  exit
fi

# watch.sh leaves a note while a round runs; the next break is three minutes away at most.
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
