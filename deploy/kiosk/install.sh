#!/bin/sh
# Turns a Debian mini PC into a screen. Run it as root; run it again to change settings.
# deploy/kiosk/README.md explains what it does and how to undo it.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
user=roundboard-wall
programs=/usr/local/lib/roundboard-wall
settings=/etc/roundboard-wall
state=/var/lib/roundboard-wall
units=/etc/systemd/system
policies=/etc/chromium/policies/managed/roundboard-wall.json
upgrades=/etc/apt/apt.conf.d/52roundboard-wall
i2c=/etc/modules-load.d/roundboard-wall.conf

usage() {
  cat <<'HELP'
Usage: install.sh --address ADDRESS [--rotate DEGREES] [--mode MODE] [--sound DEVICE]
                  [--reboot-at HH:MM] [--insecure] [--settings-only]
       install.sh --uninstall

  --address ADDRESS  address of the screen app (SCREEN_URL), such as https://screens.example.com
  --rotate DEGREES   clockwise rotation of the picture: 0, 90 (default), 180 or 270
  --mode MODE        resolution, such as 1920x1080 or 3840x2160@60; by default the TV's own
  --sound DEVICE     device for timer sounds, a name from `aplay -L`; by default the machine's own
  --reboot-at HH:MM  nightly reboot, outside opening hours; off by default
  --insecure         allows http://, although anyone on the network can then change the screen
  --settings-only    installs no packages or programs
  --uninstall        removes everything except packages, including the link to the screen
HELP
}

refuse() {
  printf '%s' "$*" | tr '\n' ' ' >&2
  echo >&2
  exit 2
}

# As one line, because grep checks each line separately.
is_like() { printf '%s\n' "$(printf '%s' "$1" | tr '\n' ' ')" | grep -Eq -- "^($2)\$"; }

address='' rotate=90 mode='' sound='' reboot_at='' insecure=no settings_only=no uninstall=no
while [ $# -gt 0 ]; do
  option=$1
  shift
  case $option in
    --help | -h) usage && exit ;;
    --uninstall) uninstall=yes && continue ;;
    --insecure) insecure=yes && continue ;;
    --settings-only) settings_only=yes && continue ;;
    --address | --rotate | --mode | --sound | --reboot-at) ;;
    *) refuse "Unknown option $option. --help lists all options." ;;
  esac
  [ $# -gt 0 ] || refuse "$option needs a value. See --help."
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
  [ -n "$address" ] || refuse 'Enter the address of the screen app: --address https://screens.example.com'
  is_like "$address" 'https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?(/[A-Za-z0-9._~/-]*)?' ||
    refuse "'$address' isn't a valid address. Example: https://screens.example.com"
  case $insecure$address in
    nohttp://*) refuse "Without https, anyone on the network can read and change what '$address' shows. Use an address such as https://screens.example.com, or add --insecure to use it anyway." ;;
  esac
  is_like "$rotate" '0|90|180|270' ||
    refuse "The picture can't be rotated by '$rotate' degrees. Use 0, 90, 180 or 270."
  is_like "$mode" '([0-9]{3,5}x[0-9]{3,5}(@[0-9]{2,3}(\.[0-9]{1,3})?)?)?' ||
    refuse "'$mode' isn't a resolution. Examples: 1920x1080 or 3840x2160@60."
  is_like "$sound" '[A-Za-z0-9:=,._-]*' ||
    refuse "'$sound' isn't a sound device. Use a name from 'aplay -L', such as hdmi:CARD=PCH,DEV=0."
  is_like "$reboot_at" '(([01][0-9]|2[0-3]):[0-5][0-9])?' ||
    refuse "'$reboot_at' isn't a time of day. Use a time outside opening hours, such as 04:00."
fi

[ "$(id -u)" = 0 ] || refuse 'Run this as root: sudo ./install.sh …'
# shellcheck source=/dev/null
debian=$(. /etc/os-release && [ "$ID" = debian ] && echo "${VERSION_ID:-99}") || debian=0
[ "$debian" -ge 12 ] || refuse 'Requires Debian 12 or later.'

if [ $uninstall = yes ]; then
  systemctl disable --now wall.service wall-upgraded.timer wall-reboot.timer \
    box-agent.service box-request.path 2>/dev/null || true
  rm -f "$units/wall.service" "$units/wall-upgraded.service" "$units/wall-upgraded.timer" \
    "$units/wall-reboot.service" "$units/wall-reboot.timer" \
    "$units/box-agent.service" "$units/box-request.path" "$units/box-request.service" "$i2c" \
    "$policies" "$upgrades"
  rm -rf "$programs" "$settings" "$state"
  ! id "$user" >/dev/null 2>&1 || userdel "$user"
  systemctl daemon-reload
  systemctl start getty@tty1.service 2>/dev/null || true
  echo 'The kiosk was removed. Unlink the screen in the console. If nothing else needs these packages, remove them:'
  echo '  apt-get autoremove --purge chromium sway seatd grim v4l-utils ddcutil'
  exit
fi

export DEBIAN_FRONTEND=noninteractive
packages='chromium sway seatd grim curl ca-certificates va-driver-all libgl1-mesa-dri alsa-utils
  swaybg v4l-utils ddcutil dbus-daemon fonts-dejavu-core fonts-noto-color-emoji unattended-upgrades'
# One time service is enough; installing a second one would remove the first.
is_installed() { dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed; }
is_installed chrony || is_installed ntpsec || packages="$packages systemd-timesyncd"
if [ $settings_only = no ]; then
  apt-get update
  # shellcheck disable=SC2086
  apt-get install --yes --no-install-recommends $packages
fi

id "$user" >/dev/null 2>&1 ||
  useradd --system --user-group --home-dir "$state" --no-create-home --shell /usr/sbin/nologin "$user"
for group in video render audio i2c; do
  ! getent group "$group" >/dev/null || usermod --append --groups "$group" "$user"
done

# Browsing is limited to the origin, whatever the path is.
origin=$(printf '%s\n' "$address" | sed -E 's#^(https?://[^/]+).*#\1#')
host=$(printf '%s\n' "$origin" | sed -E 's#^https?://([^:]+).*#\1#')
fill() {
  sed -e "s#@ORIGIN@#$origin#g; s#@HOST@#$host#g; s#@ROTATE@#${rotate#0}#g; s#@MODE@#$mode#g; s#@REBOOT_AT@#$reboot_at#g" \
    -e 's/^output \* transform $/output * transform normal/; /^output \* mode $/d' "$1"
}

install -d "$programs" "$settings" "$(dirname "$policies")"
if [ $settings_only = no ]; then
  install -m 755 "$here/browser.sh" "$here/watch.sh" "$here/reboot.sh" \
    "$here/box-agent.pl" "$here/box-request.sh" "$programs/"
  install -m 644 "$here/waiting.html" "$programs/"
fi
install -m 644 "$here/wall.service" "$here/wall-upgraded.service" "$here/wall-upgraded.timer" "$units/"
install -m 644 "$here/box-agent.service" "$here/box-request.path" "$here/box-request.service" "$units/"
install -m 644 "$here/apt.conf" "$upgrades"
# ddcutil turns monitors on and off through these buses.
echo i2c-dev >"$i2c"
fill "$here/sway.conf" >"$settings/sway.conf"
fill "$here/policy.json" >"$policies"
printf "ADDRESS='%s'\nHOST='%s'\nSOUND='%s'\nROTATE='%s'\n" "$address" "$host" "$sound" "${rotate#0}" >"$settings/settings"

if [ -n "$reboot_at" ]; then
  fill "$here/wall-reboot.service" >"$units/wall-reboot.service"
  fill "$here/wall-reboot.timer" >"$units/wall-reboot.timer"
else
  systemctl disable --now wall-reboot.timer 2>/dev/null || true
  rm -f "$units/wall-reboot.service" "$units/wall-reboot.timer"
fi

systemctl daemon-reload
systemctl enable --quiet seatd.service wall.service wall-upgraded.timer box-agent.service box-request.path
systemctl restart seatd.service wall-upgraded.timer wall.service box-agent.service box-request.path
[ -z "$reboot_at" ] || systemctl enable --now --quiet wall-reboot.timer

case $address in
  http://*) echo 'Note: without https, anyone on the network can read and change what this screen shows.' ;;
esac
echo "The screen shows $address. To see its log: journalctl --unit wall"
