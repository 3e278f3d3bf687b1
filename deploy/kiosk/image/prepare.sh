#!/bin/sh
# Prepares a start of the box: runs in the read-only root file system before systemd, with a temporary
# overlay on /etc. Creates what a new disk lacks, and applies roundboard.txt.
set -u
export SYSTEMD_OFFLINE=1
here=$(dirname "$0")
box=/var/lib/roundboard-box
root=$(findmnt --noheadings --output SOURCE /)
disk=/dev/$(lsblk --noheadings --output PKNAME "$root" | head -n 1)

# For the box agent, before the state hides dpkg's data.
dpkg-query --show --showformat='${Version}\n' chromium >/run/roundboard-chromium

# The second slot and the state, in all the space there is.
systemd-repart --dry-run=no "$disk"
udevadm settle

# Mounts the state. If it can't be repaired, it is created again, because a screen that must be linked
# again is better than none. The same goes for a first start that lost power.
state=/dev/disk/by-partlabel/roundboard-state
e2fsck -p "$state"
[ $? -lt 4 ] || e2fsck -y "$state"
[ $? -lt 4 ] || mkfs.ext4 -q -F -L roundboard-state "$state"
mount -o noatime "$state" /var || mount -t tmpfs -o mode=755 tmpfs /var
resize2fs "$state" 2>&1

mkdir -p "$box" /var/lib/iwd
chmod 700 "$box" /var/lib/iwd
[ -s "$box/machine-id" ] || tr -d - </proc/sys/kernel/random/uuid >"$box/machine-id"
cat "$box/machine-id" >/etc/machine-id
key=$box/ssh_host_ed25519_key
ssh-keygen -y -P '' -f "$key" >/dev/null 2>&1 ||
  { rm -f "$key" && ssh-keygen -q -t ed25519 -N '' -f "$key"; }
# Chromium reads these in /var, too.
mkdir -p /var/cache && cp -a /usr/share/roundboard-box/fontconfig /var/cache/

boot=/dev/disk/by-partlabel/roundboard-boot
fsck.vfat -a "$boot"
mount -o ro "$boot" /mnt
settings=$("$here/settings.sh" /mnt/roundboard.txt 2>/run/roundboard-problems)
bad=$?
umount /mnt
if [ $bad = 0 ]; then
  eval "$settings"
else
  address=https://not-set.invalid insecure=no rotate=0 mode='' sound='' wifi_name='' timezone=UTC reboot_at='' ssh_key=''
fi

[ "$insecure" = no ] || set -- --insecure
"$here/kiosk/install.sh" --settings-only --address "$address" --rotate "$rotate" --mode "$mode" \
  --sound "$sound" --reboot-at "$reboot_at" "$@"

# A page that watch.sh and browser.sh treat as the screen app.
if [ $bad != 0 ]; then
  page=/etc/roundboard-wall/problems.html
  sed -e 's/&/\&amp;/g; s/</\&lt;/g; s/.*/<p>&<\/p>/' /run/roundboard-problems |
    sed -e '/@PROBLEMS@/{r /dev/stdin' -e 'd}' "$here/problems.html" >"$page"
  printf "ADDRESS='file://%s'\nHOST=''\nSOUND=''\n" "$page" >/etc/roundboard-wall/settings
  sed -i "s#https://not-set.invalid#file:///etc/roundboard-wall/#" /etc/chromium/policies/managed/*.json
fi

ln -sf "/usr/share/zoneinfo/$timezone" /etc/localtime
[ -z "$ssh_key" ] || printf '%s\n' "$ssh_key" >/etc/ssh/authorized_keys

rm -f /var/lib/iwd/*.psk /var/lib/iwd/*.open
if [ -n "$wifi_name" ]; then
  systemctl enable iwd
  # Any name is valid in hexadecimal.
  file=/var/lib/iwd/=$(printf '%s' "$wifi_name" | od -An -v -tx1 | tr -d ' \n')
  umask 077
  if [ -n "$wifi_password" ]; then
    printf '[Security]\nPassphrase=%s\n' "$wifi_password" | sed 's/\\/\\\\/g; s/Passphrase= /Passphrase=\\s/' >"$file.psk"
  else
    : >"$file.open"
  fi
fi
