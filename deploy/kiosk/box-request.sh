#!/bin/sh
# Does what the box agent asks for and may not do itself: one of two words in a file. Runs as root.
set -u
file=${1:-/run/roundboard-agent/request}
request=$(head -c 20 "$file")
rm -f "$file"
case $request in
  reboot) systemctl reboot ;;
  update)
    if systemctl cat roundboard-update.service >/dev/null 2>&1; then
      systemctl start --no-block roundboard-update.service
    else
      systemctl start --no-block apt-daily.service apt-daily-upgrade.service
    fi
    ;;
  *) echo "The box agent asks for something unknown." >&2 ;;
esac
