#!/bin/sh
# Tells systemd that the wall lives, as long as its picture changes: every wall moves a little, to
# spare the panel. A crashed page, a dialog and a hung compositor do not, and are started anew.
set -u
before=
while sleep 20; do
  # Without a picture the TV is off, which is no fault.
  if grim -t ppm "$XDG_RUNTIME_DIR/picture" 2>/dev/null; then
    now=$(cksum <"$XDG_RUNTIME_DIR/picture")
    [ "$now" != "$before" ] || continue
    before=$now
  fi
  systemd-notify WATCHDOG=1
done
