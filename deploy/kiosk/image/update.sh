#!/bin/sh
# Installs Debian's security updates in a copy of the running slot, and starts that copy. The running
# slot isn't touched, so that a power failure or a bad update can't break the box.
set -eu
efi=/efi entries=/efi/loader/entries
new=/run/roundboard-update
export SYSTEMD_OFFLINE=1
case $(findmnt --noheadings --output PARTLABEL /) in
  roundboard-a) running=a slot=b ;;
  *) running=b slot=a ;;
esac
if [ ! -e "$entries/roundboard-$running.conf" ]; then
  echo "Slot $running is still on trial."
  exit
fi
device=/dev/disk/by-partlabel/roundboard-$slot

finish() {
  for folder in dev proc sys ''; do ! mountpoint -q "$new/$folder" || umount "$new/$folder"; done
  ! mountpoint -q "$new.old" || umount "$new.old"
}
trap finish EXIT

# The slot without what is mounted on it.
mkdir -p "$new" "$new.old" /var/lib/apt/lists/partial
mount --bind / "$new.old"
apt-get -q update
if ! apt-get -q --simulate -o Dir::State::status="$new.old/var/lib/dpkg/status" upgrade --with-new-pkgs | grep -q ^Inst &&
  [ "${1:-}" != --always ]; then
  echo 'There are no updates.'
  exit
fi

# From here on, the boot loader starts only the running slot.
rm -f "$entries/roundboard-$slot".conf "$entries/roundboard-$slot"+*.conf
sync -f "$entries"

mkfs.ext4 -q -F -L "roundboard-$slot" "$device"
mount "$device" "$new"
cp -a "$new.old/." "$new/"
cp -a /var/lib/apt/lists "$new/var/lib/apt/"

for folder in dev proc sys; do mount --bind "/$folder" "$new/$folder"; done
cp --remove-destination /run/systemd/resolve/resolv.conf "$new/etc/resolv.conf"
export DEBIAN_FRONTEND=noninteractive
chroot "$new" apt-get -q --yes --no-install-recommends -o Dpkg::Options::=--force-confold upgrade --with-new-pkgs
chroot "$new" apt-get -q --yes autoremove --purge
chroot "$new" apt-get clean
rm -rf "$new"/var/lib/apt/lists/*
ln -sf ../run/systemd/resolve/stub-resolv.conf "$new/etc/resolv.conf"

number=$(($(sed -n 's/^version *//p' "$entries"/*.conf | sort -n | tail -n 1) + 1))
mkdir -p "$efi/roundboard-$slot"
cp "$new/vmlinuz" "$new/initrd.img" "$efi/roundboard-$slot/"
finish
sync
sed "s/@SLOT@/$slot/; s/@NUMBER@/$number/" /usr/local/lib/roundboard-box/entry.conf >"$entries/new"
sync -f "$entries"
mv "$entries/new" "$entries/roundboard-$slot+3.conf"
sync -f "$entries"
echo "Version $number is ready in slot $slot."
# A box that was off at night updates when it is turned on, and then starts the new slot the next time.
case $(date +%H) in
  02 | 03 | 04) exec /usr/local/lib/roundboard-wall/reboot.sh "$(date +%H:%M)" ;;
esac
