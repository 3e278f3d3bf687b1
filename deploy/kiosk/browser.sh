#!/bin/sh
# Shows the wall in Chromium. When Chromium ends, so does sway, and systemd starts both again.
set -u
# shellcheck source=/dev/null
. "${1:-/etc/roundboard-wall/settings}"
programs=$(dirname "$0")
profile=$HOME/chromium
# The page's title in screen/index.html: no proxy's page has it, and Chromium gives it to its window.
title='Roundboard screen'
# Says which address this profile has started from its own disk.
mark=$profile/starts-without-network

# Browsers keep nothing of a page without https, unless they are told that this one origin is meant.
case $ADDRESS in
  http://*) trusted=$(printf '%s\n' "$ADDRESS" | sed -E 's#^(http://[^/]+).*#\1#') ;;
  *) trusted='' ;;
esac

# Takes the place of the shell that calls it.
browser() {
  exec chromium \
    --kiosk \
    --ozone-platform=wayland \
    --user-data-dir="$profile" \
    --no-first-run \
    --noerrdialogs \
    --hide-crash-restore-bubble \
    --password-store=basic \
    --unlimited-storage \
    ${trusted:+--unsafely-treat-insecure-origin-as-secure="$trusted"} \
    --enable-features=AcceleratedVideoDecodeLinuxGL \
    ${SOUND:+--alsa-output-device="$SOUND"} \
    "$1"
}

# Certificates are checked here too.
is_served() {
  page=$(curl --fail --silent --show-error --location --max-time 10 "$ADDRESS") || return 1
  case $page in
    *"<title>$title</title>"*) ;;
    *) echo "$ADDRESS answers, but it is not the display." >&2 && return 1 ;;
  esac
}

# Of a profile whose store was cleared the mark alone would be left.
is_held() {
  [ -d "$profile/Default/Service Worker" ] && [ "$(cat "$mark" 2>/dev/null)" = "$ADDRESS" ]
}

is_shown() {
  windows=$(swaymsg --raw --type get_tree)
  case $windows in
    *"$title, held"*) is_held || printf '%s\n' "$ADDRESS" >"$mark" ;;
    *"$title"*) ;;
    *) return 1 ;;
  esac
}

# Until then the display would be Chromium's error page, or that of a proxy whose server is not there.
# A wall that is held and did not show all the same is tried again after a minute.
wait_until_served() {
  ! is_served || return 0
  browser "file://$programs/waiting.html#$HOST" &
  waiting=$!
  looks=0
  until is_served || { is_held && [ "$looks" -ge 12 ]; }; do
    sleep 5
    looks=$((looks + 1))
  done
  kill "$waiting"
  wait "$waiting"
}

# Left by a cut of power under another host name, it would keep Chromium from starting.
rm -f "$profile"/Singleton*
touch "$XDG_RUNTIME_DIR/started"

# Whatever else it shows for half a minute is a page that the display was not there for: sent again.
has_failed=no
while :; do
  { [ $has_failed = no ] && is_held; } || wait_until_served
  browser "$ADDRESS" &
  wall=$!
  astray=0
  while [ "$astray" -lt 6 ] && kill -0 "$wall" 2>/dev/null; do
    sleep 5
    if is_shown; then astray=0; else astray=$((astray + 1)); fi
  done
  kill "$wall" 2>/dev/null || break
  has_failed=yes
  echo 'Chromium does not show the display; it is started again.' >&2
  wait "$wall"
done
swaymsg exit
