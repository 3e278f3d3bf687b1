#!/bin/sh
# Shows the wall in Chromium. When Chromium ends, so does sway, and systemd starts both again.
set -u
# shellcheck source=/dev/null
. /etc/roundboard-wall/settings
programs=$(dirname "$0")
profile=$HOME/chromium

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
    --enable-features=AcceleratedVideoDecodeLinuxGL \
    ${SOUND:+--alsa-output-device="$SOUND"} \
    "$1"
}

answers() { curl --silent --show-error --head --output /dev/null --max-time 10 "$ADDRESS"; }

# Left by a cut of power under another host name, it would keep Chromium from starting.
rm -f "$profile"/Singleton*
touch "$XDG_RUNTIME_DIR/started"

# A display that cannot be loaded would be Chromium's error page. Certificates are checked here too.
if ! answers; then
  browser "file://$programs/waiting.html#$HOST" &
  waiting=$!
  until answers; do sleep 5; done
  kill "$waiting"
  wait "$waiting"
fi
(browser "$ADDRESS")
swaymsg exit
