#!/bin/sh
# Shows the screen app in Chromium. When Chromium ends, so does sway, and systemd restarts both.
set -u
# shellcheck source=/dev/null
. "${1:-/etc/roundboard-wall/settings}"
programs=$(dirname "$0")
profile=$HOME/chromium
# The page's title in screen/index.html. Proxies' pages don't have it, and it is the window's title.
title='Roundboard screen'
# Contains the address that this profile can start from its own disk.
mark=$profile/starts-without-network

# Browsers cache nothing of a page without https, unless this origin is declared as trusted.
case $ADDRESS in
  http://*) trusted=$(printf '%s\n' "$ADDRESS" | sed -E 's#^(http://[^/]+).*#\1#') ;;
  *) trusted='' ;;
esac

# Replaces the shell that calls it. On a slow PC, Chromium's processes need more than their 15 seconds
# to find each other. Without its network process, the page would stay white.
browser() {
  exec chromium \
    --kiosk \
    --ipc-connection-timeout=120 \
    --ozone-platform=wayland \
    --user-data-dir="$profile" \
    --no-first-run \
    --noerrdialogs \
    --hide-crash-restore-bubble \
    --password-store=basic \
    --unlimited-storage \
    ${trusted:+--unsafely-treat-insecure-origin-as-secure="$trusted"} \
    --enable-features=AcceleratedVideoDecodeLinuxGL \
    ${WLR_RENDERER:+--disable-gpu} \
    ${SOUND:+--alsa-output-device="$SOUND"} \
    "$1"
}

# Checks the certificate, too.
is_served() {
  page=$(curl --fail --silent --show-error --location --max-time 10 "$ADDRESS") || return 1
  case $page in
    *"<title>$title</title>"*) ;;
    *) echo "$ADDRESS responds, but not with the screen app." >&2 && return 1 ;;
  esac
}

# If the profile's storage was cleared, only the mark would be left.
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

# Until then, Chromium would show its own error page, or that of a proxy whose server is down. A screen
# app that is cached but wasn't shown is retried after a minute.
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

# Left over from a power failure under another host name, these would keep Chromium from starting.
rm -f "$profile"/Singleton*
touch "$XDG_RUNTIME_DIR/started"

# If it then shows anything else for half a minute, the screen app wasn't available, so it is restarted.
has_failed=no
while :; do
  { [ $has_failed = no ] && is_held; } || wait_until_served
  # The screen app talks to the box agent if its address ends with this.
  browser "$ADDRESS#box" &
  wall=$!
  # Chromium's first start on a slow PC takes a minute.
  astray=0 limit=24
  while [ "$astray" -lt "$limit" ] && kill -0 "$wall" 2>/dev/null; do
    sleep 5
    if is_shown; then astray=0 limit=6; else astray=$((astray + 1)); fi
  done
  kill "$wall" 2>/dev/null || break
  has_failed=yes
  echo "Chromium isn't showing the screen app. Restarting it." >&2
  wait "$wall"
done
swaymsg exit
