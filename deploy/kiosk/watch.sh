#!/bin/sh
# Tells systemd that the screen works. The screen app counts in its title every five seconds. If it
# stops, the page is frozen, even if its videos keep playing. If the picture never changes, the page
# has crashed, there is a dialog, or the compositor hangs: every wall moves a little to prevent burn-in.
set -u
title='Roundboard screen'
looks=0 still=0 picture='' beat=''
while sleep 5; do
  # Every twenty seconds. Without a picture, the TV is off, which is fine.
  if [ $((looks % 4)) -eq 0 ]; then
    if grim -t ppm "$XDG_RUNTIME_DIR/picture" 2>/dev/null; then
      before=$picture
      picture=$(cksum <"$XDG_RUNTIME_DIR/picture")
      if [ "$picture" = "$before" ]; then still=$((still + 1)); else still=0; fi
    else
      picture=
    fi
  fi
  looks=$((looks + 1))

  before=$beat
  beat=$(timeout 5 swaymsg --raw --type get_tree | grep -o "$title\(, held\)\{0,1\} [0-9][0-9]*\( round\)\{0,1\}" | head -n 1)
  # For reboot.sh.
  case $beat in
    *round) touch "$XDG_RUNTIME_DIR/round" ;;
    *) rm -f "$XDG_RUNTIME_DIR/round" ;;
  esac

  if [ -n "$picture" ]; then
    # Two minutes without a change.
    [ "$still" -lt 6 ] || continue
    # Pages without a count, such as the waiting page, only need a changing picture.
    [ -z "$beat" ] || [ "$beat" != "$before" ] || continue
  fi
  systemd-notify WATCHDOG=1
done
