#!/bin/sh
# Turns a mini PC with Debian into a wall. Run it as root; again with other settings to change them.
# What it does and how to undo it: deploy/kiosk/README.md.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
user=roundboard-wall
programs=/usr/local/lib/roundboard-wall
settings=/etc/roundboard-wall
state=/var/lib/roundboard-wall
units=/etc/systemd/system
policies=/etc/chromium/policies/managed/roundboard-wall.json
upgrades=/etc/apt/apt.conf.d/52roundboard-wall

usage() {
  cat <<'HELP'
Usage: install.sh --address ADDRESS [--rotate DEGREES] [--mode MODE] [--sound DEVICE]
                  [--reboot-at HH:MM] [--insecure]
       install.sh --uninstall

  --address ADDRESS  the display's address (SCREEN_URL), such as https://screens.example.com
  --rotate DEGREES   how far the picture is turned clockwise: 0, 90 (as is usual), 180 or 270
  --mode MODE        the TV's resolution, such as 1920x1080 or 3840x2160@60; as the TV prefers
  --sound DEVICE     where timer sounds go, a name of `aplay -L`; the machine's default
  --reboot-at HH:MM  when the machine reboots each night, outside opening hours; never as it is
  --insecure         takes an address of http://, whose wall anybody in the network can change
  --uninstall        takes the wall away again, its link to a screen too; packages stay
HELP
}

refuse() {
  printf '%s' "$*" | tr '\n' ' ' >&2
  echo >&2
  exit 2
}

# As one line, for grep looks at each.
is_like() { printf '%s\n' "$(printf '%s' "$1" | tr '\n' ' ')" | grep -Eq -- "^($2)\$"; }

address='' rotate=90 mode='' sound='' reboot_at='' insecure=no uninstall=no
while [ $# -gt 0 ]; do
  option=$1
  shift
  case $option in
    --help | -h) usage && exit ;;
    --uninstall) uninstall=yes && continue ;;
    --insecure) insecure=yes && continue ;;
    --address | --rotate | --mode | --sound | --reboot-at) ;;
    *) refuse "There is no option $option; --help names all." ;;
  esac
  [ $# -gt 0 ] || refuse "$option needs a value; --help says which."
  case $option in
    --address) address=$1 ;;
    --rotate) rotate=$1 ;;
    --mode) mode=$1 ;;
    --sound) sound=$1 ;;
    --reboot-at) reboot_at=$1 ;;
  esac
  shift
done

if [ $uninstall = no ]; then
  [ -n "$address" ] || refuse 'Say which wall to show: --address https://screens.example.com'
  is_like "$address" 'https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~/-]*)?' ||
    refuse "'$address' is not an address of a display; right would be https://screens.example.com"
  case $insecure$address in
    nohttp://*) refuse "Without https anybody in the network can read and change what '$address' shows; right would be https://screens.example.com, or --insecure to take it as it is." ;;
  esac
  is_like "$rotate" '0|90|180|270' ||
    refuse "The picture cannot be turned by '$rotate' degrees; right would be 0, 90, 180 or 270."
  is_like "$mode" '([0-9]{3,5}x[0-9]{3,5}(@[0-9]{2,3}(\.[0-9]{1,3})?)?)?' ||
    refuse "'$mode' is not a resolution; right would be 1920x1080 or 3840x2160@60."
  is_like "$sound" '[A-Za-z0-9:=,._-]*' ||
    refuse "'$sound' is not a sound device; right would be a name of 'aplay -L', such as hdmi:CARD=PCH,DEV=0."
  is_like "$reboot_at" '(([01][0-9]|2[0-3]):[0-5][0-9])?' ||
    refuse "'$reboot_at' is not a time of day; right would be 04:00, outside opening hours."
fi

[ "$(id -u)" = 0 ] || refuse 'Only root may do this: sudo ./install.sh …'
# shellcheck source=/dev/null
debian=$(. /etc/os-release && [ "$ID" = debian ] && echo "${VERSION_ID:-99}") || debian=0
[ "$debian" -ge 12 ] || refuse 'This is for Debian 12 or later.'

if [ $uninstall = yes ]; then
  systemctl disable --now wall.service wall-upgraded.timer wall-reboot.timer 2>/dev/null || true
  rm -f "$units/wall.service" "$units/wall-upgraded.service" "$units/wall-upgraded.timer" \
    "$units/wall-reboot.service" "$units/wall-reboot.timer" \
    "$policies" "$upgrades"
  rm -rf "$programs" "$settings" "$state"
  ! id "$user" >/dev/null 2>&1 || userdel "$user"
  systemctl daemon-reload
  systemctl start getty@tty1.service 2>/dev/null || true
  echo 'The wall is gone. Unlink its screen in the console, and remove the packages if nothing needs them:'
  echo '  apt-get autoremove --purge chromium sway seatd grim'
  exit
fi

export DEBIAN_FRONTEND=noninteractive
packages='chromium sway seatd grim curl ca-certificates va-driver-all libgl1-mesa-dri alsa-utils
  swaybg dbus-daemon fonts-dejavu-core fonts-noto-color-emoji unattended-upgrades'
# One keeper of time is enough; a second one would push out the first.
is_installed() { dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed; }
is_installed chrony || is_installed ntpsec || packages="$packages systemd-timesyncd"
apt-get update
# shellcheck disable=SC2086
apt-get install --yes --no-install-recommends $packages

id "$user" >/dev/null 2>&1 ||
  useradd --system --user-group --home-dir "$state" --no-create-home --shell /usr/sbin/nologin "$user"
for group in video render audio; do
  ! getent group "$group" >/dev/null || usermod --append --groups "$group" "$user"
done

# Everything after the host may hold addresses of its own; browsing stays within the origin.
origin=$(printf '%s\n' "$address" | sed -E 's#^(https?://[^/]+).*#\1#')
host=$(printf '%s\n' "$origin" | sed -E 's#^https?://([^:]+).*#\1#')
fill() {
  sed -e "s#@ORIGIN@#$origin#g; s#@HOST@#$host#g; s#@ROTATE@#${rotate#0}#g; s#@MODE@#$mode#g; s#@REBOOT_AT@#$reboot_at#g" \
    -e 's/^output \* transform $/output * transform normal/; /^output \* mode $/d' "$1"
}

install -d "$programs" "$settings" "$(dirname "$policies")"
install -m 755 "$here/browser.sh" "$here/watch.sh" "$here/reboot.sh" "$programs/"
install -m 644 "$here/waiting.html" "$programs/"
install -m 644 "$here/wall.service" "$here/wall-upgraded.service" "$here/wall-upgraded.timer" "$units/"
install -m 644 "$here/apt.conf" "$upgrades"
fill "$here/sway.conf" >"$settings/sway.conf"
fill "$here/policy.json" >"$policies"
printf "ADDRESS='%s'\nHOST='%s'\nSOUND='%s'\n" "$address" "$host" "$sound" >"$settings/settings"

if [ -n "$reboot_at" ]; then
  fill "$here/wall-reboot.service" >"$units/wall-reboot.service"
  fill "$here/wall-reboot.timer" >"$units/wall-reboot.timer"
else
  systemctl disable --now wall-reboot.timer 2>/dev/null || true
  rm -f "$units/wall-reboot.service" "$units/wall-reboot.timer"
fi

systemctl daemon-reload
systemctl enable --quiet seatd.service wall.service wall-upgraded.timer
systemctl restart seatd.service wall-upgraded.timer wall.service
[ -z "$reboot_at" ] || systemctl enable --now --quiet wall-reboot.timer

case $address in
  http://*) echo 'Note: without https, anybody in the network can read and change what this wall shows.' ;;
esac
echo "The wall shows $address. Its log: journalctl --unit wall"
